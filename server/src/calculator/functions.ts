export type { KnownIban } from '../../../calculator/src/answers.d.ts';
export type {
  Calculator as CalculatorWithParts,
  ThreeFunctions as Calculator,
} from '../../../calculator/src/api.d.ts';
