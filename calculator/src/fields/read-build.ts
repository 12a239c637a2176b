import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { explain } from '../iban/explain.ts';
import { readAccount } from '../reader/read-account.ts';
import { putRight, readFields } from '../reader/read-fields.ts';
import type { Account, KnownBanks, Reading } from '../reader/reading.ts';
import type { Line } from './field-words.ts';
import { explainedOnly, type Inserted, type Outcome, unchanged } from './outcome.ts';

/** The two fields in their order. */
const FIELDS = [
  { name: 'blz', taken: 'blz-taken', explain: explainBlz },
  { name: 'kontonummer', taken: 'kontonummer-taken', explain: explainKontonummer },
] as const;
const MAX_QUOTED_LENGTH = 40;

/** Reads the two fields for Bankleitzahl and Kontonummer, see ReadTexts. */
export function readBuild(texts: readonly string[], banks: KnownBanks, inserted?: Inserted): Outcome {
  const [blz = '', kontonummer = ''] = texts;
  const hasText = (text: string) => text.trim() !== '';
  const place = inserted?.place ?? texts.findIndex(hasText);
  const text = inserted?.text ?? texts[place] ?? '';
  const isBoth = !inserted && texts.every(hasText);
  if (isBoth || isNumber(place, text, banks)) {
    const reading = readFields({ blz, kontonummer }, banks);
    const swapped = putRight(reading, banks);
    if (swapped?.code === 'account') return taken(swapped, texts, { code: 'put-right' });
    return isBoth ? readBoth(reading, texts, banks) : unchanged(reading);
  }
  const whole = readAccount(text, banks);
  if (whole.code === 'account') {
    const right = putRight(whole, banks);
    return right?.code === 'account'
      ? taken(right, texts, { code: 'put-right' })
      : taken(whole, texts, { code: 'account-taken' });
  }
  // A number without a label is what the label of its field says.
  const own = readField(place, text, banks);
  if (own.code === 'incomplete') return takenNumber(own, place, texts);
  return whole.code === 'iban' ? ibanOutcome(whole) : explainedOnly(whole);
}

function readField(place: number, text: string, banks: KnownBanks): Reading {
  return readFields({ [FIELDS[place]?.name ?? '']: text }, banks);
}

/** Whether a text is nothing but one number for its field. Such a text stays exactly as it is. */
function isNumber(place: number, text: string, banks: KnownBanks): boolean {
  return digitsOf(readField(place, text, banks)) === clean(text);
}

function digitsOf(reading: Reading): string | undefined {
  if (reading.code !== 'incomplete') return undefined;
  return 'blz' in reading ? reading.blz : reading.kontonummer;
}

/** What becomes of two texts that are submitted. */
function readBoth(reading: Reading, texts: readonly string[], banks: KnownBanks): Outcome {
  if (reading.code === 'account') return taken(reading, texts, { code: 'account-taken' });
  if (reading.code === 'iban') return ibanOutcome(reading);
  const explained = explainedOnly(reading);
  const isWithoutCandidates = reading.code === 'unclear' && reading.candidates.length === 0;
  const place = texts.findIndex(
    (text, index) => /\d/.test(text) && readField(index, text, banks).code === 'unclear',
  );
  const field = FIELDS[place];
  if (!isWithoutCandidates || !field) return explained;
  const quoted = (texts[place] ?? '').trim().slice(0, MAX_QUOTED_LENGTH);
  return { ...explained, line: { code: 'several-numbers', field: field.name, text: quoted } };
}

/** Each number goes into its own field. What stands there already stays as it was typed. */
function taken(account: Account & Reading, texts: readonly string[], line: Line): Outcome {
  const filled = [account.blz, account.kontonummer].map((digits, place) =>
    clean(texts[place]) === digits ? undefined : digits,
  );
  return { reading: account, texts: filled, line: filled.some(Boolean) ? line : null };
}

/** A number goes into the field that its label names. @param place of the field where it stood */
function takenNumber(reading: Reading, place: number, texts: readonly string[]): Outcome {
  const digits = digitsOf(reading) ?? '';
  const target = 'blz' in reading ? 0 : 1;
  if (clean(texts[target]) === digits) return unchanged(reading);
  const filled = texts.map((_, index) => {
    if (index === target) return digits;
    return index === place ? '' : undefined;
  });
  return { reading, texts: filled, line: target === place ? null : { code: FIELDS[target].taken } };
}

function ibanOutcome(reading: Extract<Reading, { code: 'iban' }>): Outcome {
  const code = explain(reading.iban).length === 0 ? 'is-iban' : 'looks-like-iban';
  return { reading, texts: [], line: { code } };
}

/** Whether both fields would pass for right, each for itself. */
export const passes = (texts: readonly string[]) =>
  FIELDS.every((field, place) => field.explain(texts[place]).length === 0);
