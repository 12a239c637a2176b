/** Ends an IBAN: whatever comes behind is something else. */
const BORDERS = /[\n\r\t,;:()|]|\b(?:IBAN|BIC|SWIFT)\b/i;
/** What people and programs put between the groups of an IBAN. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2060\ufeff\p{Pd}._/]+/u;

const GERMAN_LENGTH = 22;
/** The shortest IBAN, Norway's, has 15 characters and the longest 33. A typo takes one away or adds some. */
const MIN_LENGTH = 14;
const MAX_LENGTH = 36;
const MIN_DIGITS = 10;

/**
 * Finds an IBAN in a text, also one with a typo: nothing is checked but that it looks like one.
 *
 * @returns without separators, in capitals; `undefined` where there is none
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

/** The IBAN that begins with the first of these words and ends with the last one that can be a group of it. */
function ibanFrom([first = '', ...rest]: readonly string[]): string | undefined {
  // Only Germany's two letters may stand alone: „Nr 370 400 44“ is no IBAN of Nauru.
  if (!/^(DE[A-Z\d]*|[A-Z]{2}\d\d[A-Z\d]*)$/.test(first)) return undefined;
  const groups = [first];
  for (const word of rest) {
    const isComplete = first.startsWith('DE') && groups.join('').length === GERMAN_LENGTH;
    // Other countries have groups of four letters, too: GB29 NWBK 6016 …
    if (!/^([A-Z]{4}|[A-Z\d]*\d[A-Z\d]*)$/.test(word) || (isComplete && /\D/.test(word))) break;
    groups.push(word);
  }
  while (!/\d/.test(groups.at(-1) ?? '0')) groups.pop();
  const iban = groups.join('');
  const digits = iban.replace(/\D/g, '').length;
  if (iban.length < MIN_LENGTH || iban.length > MAX_LENGTH || digits < MIN_DIGITS) return undefined;
  // A creditor's number for direct debits, and a creditor's reference: built like an IBAN, but none.
  return /^(..\d\dZZZ|RF)/.test(iban) ? undefined : iban;
}
