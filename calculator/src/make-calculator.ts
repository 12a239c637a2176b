import type { Calculator } from './api.d.ts';
import { makeFunctions } from './make-functions.ts';
import type { Parts } from './parts/parts.ts';
import { withoutPrototype } from './without-prototype.ts';
import { germanWith } from './words/de/german.ts';
import type { Words } from './words/words.ts';

/** See withParts in api.d.ts. */
export function makeCalculator(given: Parts & { language?: Words }): Calculator {
  const { language, ...known } = withoutPrototype(given);
  const parts = withoutPrototype(known);
  return makeFunctions(parts, language ?? germanWith(parts));
}
