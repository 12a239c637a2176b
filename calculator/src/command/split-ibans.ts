import { clean } from '../iban/clean.ts';
import { structureOf } from '../iban/structure.ts';
import { UsageError } from './usage-error.ts';

const GROUP_LENGTH = 4;

/**
 * The IBANs in several arguments, each in one or in groups: `DE89 3704 0044 0532 0130 00 NL91ABNA0417164300`.
 *
 * @returns undefined if the first argument does not begin an IBAN
 * @throws {UsageError} if something else stands behind an IBAN
 */
export function splitIbans(words: readonly string[]): readonly string[] | undefined {
  const rest = words.filter((word) => !/^IBAN:?$/i.test(word));
  if (!beginsIban(rest[0] ?? '')) return undefined;
  const ibans: string[] = [];
  for (const word of rest) {
    const last = ibans.at(-1);
    const isGroup = last !== undefined && !isComplete(last) && clean(word).length <= GROUP_LENGTH;
    if (isGroup) ibans[ibans.length - 1] = `${last} ${word}`;
    else if (beginsIban(word)) ibans.push(word);
    else throw new UsageError({ code: 'behind-iban', iban: last ?? '', word });
  }
  return ibans;
}

const beginsIban = (word: string) => /^[A-Z]{2}\d\d/i.test(clean(word));

function isComplete(iban: string): boolean {
  const cleaned = clean(iban);
  const structure = structureOf(cleaned.slice(0, 2).toUpperCase());
  return structure ? cleaned.length >= structure.length : cleaned.length > GROUP_LENGTH;
}
