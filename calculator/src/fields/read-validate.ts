import { cleanIban, explain } from '../iban/explain.ts';
import { group } from '../iban/group.ts';
import { readAccount } from '../reader/read-account.ts';
import { putRight } from '../reader/read-fields.ts';
import type { KnownBanks } from '../reader/reading.ts';
import { explainedOnly, type Inserted, type Outcome, unchanged } from './outcome.ts';

/** Reads the field for an IBAN, see ReadTexts. */
export function readValidate(
  [typed = '']: readonly string[],
  banks: KnownBanks,
  inserted?: Inserted,
): Outcome {
  const text = inserted?.text ?? typed;
  if (explain(text).length === 0) return unchanged({ code: 'iban', iban: cleanIban(text) });
  const reading = readAccount(text, banks);
  if (reading.code === 'iban') {
    // An IBAN alone stays as it was typed, with its typing error.
    if (cleanIban(text) === reading.iban) return unchanged(reading);
    return { reading, texts: [group(reading.iban)], line: { code: 'iban-taken' } };
  }
  if (reading.code === 'account') {
    const right = putRight(reading, banks);
    const account = right?.code === 'account' ? right : reading;
    return { reading: account, texts: [], line: { code: 'is-account', account } };
  }
  const isAboutIbans =
    reading.code === 'contradiction' || (reading.code === 'unclear' && reading.candidates.length > 0);
  return isAboutIbans ? explainedOnly(reading) : unchanged(reading);
}
