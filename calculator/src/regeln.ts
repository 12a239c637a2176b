import { rulesPart } from './parts/rules.ts';
import { teach } from './parts/teach.ts';
import { bankFacts } from './rules/bank-tables.ts';

teach('rules', rulesPart(bankFacts));
