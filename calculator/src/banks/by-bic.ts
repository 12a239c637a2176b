import type { BankWithBlz, BicAnswer } from '../iban/bic.ts';
import { validateBic } from '../iban/bic.ts';
import { clean } from '../iban/clean.ts';
import type { DirectoryBank } from './bank.ts';
import { shortNames } from './search/packed-names.ts';
import { foldText } from './search/spelling.ts';

/** The banks of a directory, in the order of their Bankleitzahlen. */
type Banks = Iterable<BankWithBlz>;

/** See package/banks.ts. */
export function banksByBic(input: unknown, banks: Banks): BankWithBlz[] {
  const { valid, bic } = validateBic(input);
  if (!valid) return [];
  return [...banks]
    .filter((bank) => bank.bic === bic)
    .map(({ blz, name, city }) => ({ blz, name, city, bic }));
}

/**
 * As validateBic(), and whether a bank of the directory has the BIC.
 *
 * @param isOver whether the last day of the directory has passed: then it does not know which banks are new
 */
export function validateWithBanks(input: unknown, banks: Banks, isOver: () => boolean): BicAnswer {
  const answer = validateBic(input);
  if (!answer.valid || answer.country !== 'DE') return answer;
  const isKnown = banksByBic(answer.bic, banks).length > 0;
  return { ...answer, known: isKnown || (isOver() ? null : false) };
}

/** The Bankleitzahl by a name in use, such as `haspa`. */
const BLZ_OF = new Map(shortNames.split(' ').map((row) => [row.slice(0, -8), row.slice(-8)]));

/** If more banks are found, only those that have the words in a stricter way stay: ING, not Ingolstadt. */
const MANY = 8;
/** A shorter word is not looked for at the end of others: every Volksbank ends with „bank“. */
const MIN_END = 5;

const beginsIn = (own: string, word: string) => own.includes(` ${word}`);
/** Ways to find a word in the name and city of a bank, each stricter than the one before. Spaces surround each word. */
const WAYS: readonly ((own: string, word: string) => boolean)[] = [
  (own, word) => beginsIn(own, word) || (word.length >= MIN_END && own.includes(`${word} `)),
  beginsIn,
  (own, word) => own.includes(` ${word} `),
];

/**
 * The banks that a BIC or a name in use means, or whose name and city contain every word of a text, at the beginning
 * of a word, or a longer one at its end: Kreissparkasse. Only names in use of one word are known here: the search of
 * the site and of the package knows the others.
 *
 * @returns one for each of their Bankleitzahlen, so that each can be chosen
 */
export function findBanks(
  text: string,
  banks: ReadonlyMap<string, Omit<DirectoryBank, 'rule'>>,
): BankWithBlz[] {
  const bic = clean(text).padEnd(11, 'X');
  const folded = foldText(text);
  const words = folded.split(' ').filter(Boolean);
  const listed = banks.get(BLZ_OF.get(folded) ?? '');
  // A Bankleitzahl that will be deleted gives its name to its successor.
  const named = banks.get(listed?.successor ?? '') ?? listed;
  if (words.length === 0) return [];
  let found = Array.from(banks.values(), (bank) => ({
    bank,
    own: ` ${foldText(`${bank.name} ${bank.city}`)} `,
  }));
  for (const has of WAYS) {
    found = found.filter(
      ({ bank, own }) => bank === named || bank.bic === bic || words.every((word) => has(own, word)),
    );
    if (found.length <= MANY) break;
  }
  // „Commerzbank Köln“ is the name and city of one bank, and the beginning of many.
  const exact = found.length > MANY ? found.filter(({ own }) => own === ` ${folded} `) : [];
  return (exact.length > 0 ? exact : found).map(({ bank }) => bank);
}
