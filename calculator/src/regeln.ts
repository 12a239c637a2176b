import { addPart } from './parts/add-part.ts';
import { rulesPart } from './parts/rules.ts';
import { bankFacts } from './rules/bank-tables.ts';

addPart('rules', rulesPart(bankFacts));
