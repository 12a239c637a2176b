import { rulesPart } from '../answers/rules-part.ts';
import { bankFacts } from '../rules/bank-tables.ts';
import { addPart } from './add-part.ts';

addPart('rules', rulesPart(bankFacts));
