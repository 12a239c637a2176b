/** These end an IBAN: what follows belongs to something else. */
const BORDERS = /[\n\r\t,;:()|]|\b(?:IBAN|BIC|SWIFT)\b/i;
/** People and programs write these between the groups of an IBAN. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2060\ufeff\p{Pd}._/]+/u;

const GERMAN_LENGTH = 22;
/** The shortest IBAN (Norway) has 15 characters, the longest (Russia) 33. With a typo, one may be missing or some added. */
const MIN_LENGTH = 14;
const MAX_LENGTH = 36;
const MIN_DIGITS = 10;

/**
 * Finds the first IBAN in a text. It may have typos: it only has to look like an IBAN.
 *
 * @returns the IBAN without separators, in capitals; undefined if there is none
 */
export function findIban(text: string): string | undefined {
  for (const piece of text.split(BORDERS)) {
    const words = piece.toUpperCase().split(SEPARATORS).filter(Boolean);
    for (const start of words.keys()) {
      const iban = ibanFrom(words.slice(start));
      if (iban) return iban;
    }
  }
  return undefined;
}

/** The IBAN that begins with the first of these words and has the following words as its groups. */
function ibanFrom([first = '', ...rest]: readonly string[]): string | undefined {
  // Only DE may stand alone. Otherwise „Nr 370 400 44“ would be an IBAN of Nauru (NR).
  if (!/^(DE[A-Z\d]*|[A-Z]{2}\d\d[A-Z\d]*)$/.test(first)) return undefined;
  const groups = [first];
  for (const word of rest) {
    const isComplete = first.startsWith('DE') && groups.join('').length === GERMAN_LENGTH;
    // In other countries, a group may consist of letters: GB29 NWBK 6016 …
    if (!/^([A-Z]{4}|[A-Z\d]*\d[A-Z\d]*)$/.test(word) || (isComplete && /\D/.test(word))) break;
    groups.push(word);
  }
  while (!/\d/.test(groups.at(-1) ?? '0')) groups.pop();
  const iban = groups.join('');
  const digits = iban.replace(/\D/g, '').length;
  if (iban.length < MIN_LENGTH || iban.length > MAX_LENGTH || digits < MIN_DIGITS) return undefined;
  // Two other codes are built like an IBAN: the creditor identifier of direct debits, and the creditor reference (RF).
  return /^(..\d\dZZZ|RF)/.test(iban) ? undefined : iban;
}
