export { ruleOf } from '../../../calculator/src/rules/rule-of.ts';
