import type { Calculator } from './api.d.ts';
import { findBank } from './german/find-bank.ts';
import { makeFunctions } from './make-functions.ts';
import type { Parts } from './parts/parts.ts';
import { withoutPrototype } from './without-prototype.ts';
import { germanWith } from './words/de/german.ts';
import type { Words } from './words/words.ts';

/** The entry of the package that has each part, and a function of the part. */
const ENTRIES = [
  ['rules', 'rules', 'checkAccount'],
  ['directory', 'banks', 'checkAccount'],
  ['countries', 'countries', 'checkAccount'],
  ['language', 'en', 'iban'],
] as const;

/**
 * See withParts in index.ts.
 *
 * @throws {TypeError} if something else is given for a part, such as the whole module
 */
export function makeCalculator(given: Parts & { language?: Words | undefined }): Calculator {
  const own = withoutPrototype(given);
  for (const [name, entry, needed] of ENTRIES) {
    const part = own[name] as Record<string, unknown> | null | undefined;
    if (part !== undefined && part !== null && typeof part[needed] !== 'function')
      throw new TypeError(`withParts: '${name}' is not that of 'iban-rechner/${entry}'.`);
  }
  const { language, ...known } = own;
  const parts = withoutPrototype({ findBank, ...known });
  return makeFunctions(parts, language ?? germanWith(parts));
}
