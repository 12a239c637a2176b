import { explainBlz } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { readAccount } from '../reader/read-account.ts';
import { putRight } from '../reader/read-fields.ts';
import type { KnownBanks } from '../reader/reading.ts';
import { type Inserted, type Outcome, unchanged } from './outcome.ts';
import { readValidate } from './read-validate.ts';

/** Reads the field for a Bankleitzahl or an IBAN, see ReadTexts. */
export function readLookup([typed = '']: readonly string[], banks: KnownBanks, inserted?: Inserted): Outcome {
  const text = inserted?.text ?? typed;
  const read = readAccount(text, banks);
  const reading = putRight(read, banks) ?? read;
  const isBlz = explainBlz(text).length === 0 && reading.code !== 'account';
  if (isBlz) return unchanged(reading);
  if ((reading.code === 'account' || reading.code === 'incomplete') && 'blz' in reading)
    return clean(text) === reading.blz
      ? unchanged(reading)
      : { reading, texts: [reading.blz], line: { code: 'blz-taken' } };
  return readValidate([text], banks);
}
