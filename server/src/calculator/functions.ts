export type {
  BuiltIban,
  Calculator as CalculatorWithParts,
  ThreeFunctions as Calculator,
  Validation,
} from '../../../calculator/src/api.d.ts';
