import { brands } from './brands.data.ts';
import { readingsOf } from './readings.ts';
import { foldText, hasOneError } from './spelling.ts';

/** A name under which people have accounts, but which the directory lacks: the accounts are another institution's. */
export interface Brand {
  readonly name: string;
  /** The institution that keeps the accounts, with its legal form. Which one keeps a certain account, its IBAN tells. */
  readonly institution: string;
  /** The city of the institution, in German. */
  readonly seat: string;
  /** Its country, two letters. */
  readonly country: string;
  /** Its Bankleitzahl; null if it has none, or if the accounts have several. */
  readonly blz: string | null;
}

/** A shorter name is not corrected. */
const MIN_LETTERS = 6;

/**
 * The brand that a text names: as a whole, with an article or „Bank“ at most.
 *
 * @param words of the text, folded
 * @param mayHaveError whether a longer name may have a typing error
 * @returns null for none
 */
export function brandOf(words: readonly string[], mayHaveError: boolean): Brand | null {
  const typed = new Set(readingsOf(words, () => true).map((reading) => reading.join('')));
  const isNamed = (name: string) => {
    const folded = foldText(name).replace(/ /g, '');
    const isAlmost = (text: string) => text.length >= MIN_LETTERS && hasOneError(text, folded);
    return typed.has(folded) || (mayHaveError && [...typed].some(isAlmost));
  };
  const brand = brands.find(({ names }) => names.some(isNamed));
  if (!brand) return null;
  const { names, ...rest } = brand;
  return { name: names[0] ?? '', ...rest };
}
