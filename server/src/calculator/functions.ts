export type {
  BuiltIban,
  ThreeFunctions as Calculator,
  Validation,
} from '../../../calculator/src/api.d.ts';
export type { Reading } from '../../../calculator/src/reader/reading.ts';
