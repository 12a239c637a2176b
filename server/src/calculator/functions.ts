export type {
  BuiltIban,
  ThreeFunctions as Calculator,
  Validation,
} from '../../../calculator/src/api.d.ts';
