import { everydayWords } from '../banks/search/everyday-words.ts';
import { foldText } from '../banks/search/spelling.ts';

/** What the reader knows of a bank. */
export interface NamedBank {
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  /** 11 characters; null or `''` if it has none. */
  readonly bic: string | null;
}

/** Finds banks that a text names, by their names in the directory, their names in use and their BICs. */
export interface BankNames {
  /** The words of a bank's names, its town and its BIC, folded; none for an unknown Bankleitzahl. */
  wordsOf(blz: string): ReadonlySet<string>;
  /** Whether words name a bank. */
  nameBank(words: readonly string[]): boolean;
  /**
   * How words, in their order, name a bank that does not have this Bankleitzahl; null if they name none. An empty word
   * ends a name.
   */
  nameOther(words: readonly string[], blz: string): 'name' | 'bic' | null;
}

/** A BIC of a German bank; the branch may be missing. Of its place, the last letters often differ from the directory. */
const BIC = /^([A-Z]{4}DE[A-Z\d]{2})([A-Z\d]{3})?$/;
/** No name of a bank that people write has more words. */
const MAX_WORDS = 6;
/** A single word that names a kind of bank, such as Sparkasse: its banks are told by the fourth digit of their BLZ. */
const KIND = /.(?:bank|kasse)$/i;
/** Abbreviations of this length are words, too, unless they are written exactly so: ING, Ing. */
const MAX_ABBREVIATION = 4;

export const foldedWords = (text: string) => foldText(text).split(' ');

/** What tells banks of one company from others: the beginning of the BIC and of the name. */
const companyOf = ({ name, bic }: NamedBank) =>
  `${(bic ?? '').slice(0, 4)} ${foldedWords(name).slice(0, 2).join(' ')}`;

/**
 * Makes the index of all names, which takes some milliseconds. Keep it for as long as the directory is the same.
 *
 * @param namesInUse each with its Bankleitzahl
 */
export function bankNames(
  banks: readonly NamedBank[],
  namesInUse: ReadonlyArray<readonly [name: string, blz: string]>,
): BankNames {
  const byBlz = new Map(banks.map((bank) => [bank.blz, bank]));
  /** The companies that have a name, in folded words, or a BIC or its beginning. */
  const companies = new Map<string, Set<string>>();
  /** The fourth digits of the Bankleitzahlen of a kind of bank. */
  const kinds = new Map<string, Set<string>>();
  const exact = new Map<string, string>();
  const own = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const [name, blz] of namesInUse) {
    const bank = byBlz.get(blz);
    if (!bank) continue;
    const words = foldedWords(name);
    note(companies, words.join(' '), companyOf(bank));
    if (words.length === 1 && name.length <= MAX_ABBREVIATION) exact.set(words.join(''), name);
    for (const word of words) note(own, companyOf(bank), word);
  }
  const withoutCity = new Map<string, Set<string>>();
  for (const bank of banks) {
    const company = companyOf(bank);
    const words = foldedWords(bank.name);
    const city = foldedWords(bank.city);
    const bic = bank.bic ?? '';
    if (words.length > 1 || KIND.test(bank.name)) note(companies, words.join(' '), company);
    if (bic) for (const length of [6, 8, 11]) note(companies, bic.slice(0, length), company);
    if (words.length > 2 && words[words.length - 1] === city[0])
      note(withoutCity, words.slice(0, -1).join(' '), company);
    for (const word of words) if (KIND.test(word)) note(kinds, word, bank.blz.charAt(3));
  }
  // „Deutsche Kreditbank“ is one bank in Berlin, „VR Bank“ many.
  for (const [name, named] of withoutCity)
    if (named.size === 1 && !companies.has(name)) companies.set(name, named);

  /** The first words of names. */
  const beginnings = new Set([...companies.keys()].map((name) => name.split(' ', 1)[0]));

  function wordsOf(blz: string): ReadonlySet<string> {
    const bank = byBlz.get(blz);
    if (!bank) return new Set();
    const inUse = own.get(companyOf(bank)) ?? [];
    const name = foldText(`${bank.name} ${bank.city}`);
    return new Set([...name.split(' '), ...everydayWords(name), foldText(bank.bic ?? ''), ...inUse]);
  }

  /** The names and BICs in a text: the companies that each may mean, and its words. */
  function* namesIn(written: readonly string[]) {
    const known = new Map<string, readonly string[]>();
    const words = written.flatMap((word) => {
      const folded = known.get(word) ?? foldedWords(word);
      known.set(word, folded);
      return folded.map((part) => [part, word] as const);
    });
    for (const [place, [first, word]] of words.entries()) {
      const [bic, beginning = ''] = BIC.exec(word) ?? [];
      // A branch that the directory lacks belongs to the company with the same beginning.
      const named =
        bic && [bic.padEnd(11, 'X'), beginning, bic.slice(0, 6)].find((one) => companies.has(one));
      if (named)
        yield { named: companies.get(named) as Set<string>, words: [first], kind: undefined, isBic: true };
      let name = '';
      const last = beginnings.has(first) ? Math.min(words.length, place + MAX_WORDS) : place;
      for (let end = place; end < last; end += 1) {
        name += (name && ' ') + words[end]?.[0];
        const isWord = end === place && exact.has(name) && exact.get(name) !== word;
        const found = isWord ? undefined : companies.get(name);
        if (found) yield { named: found, words: name.split(' '), kind: undefined, isBic: false };
      }
      const kind = kinds.get(first);
      if (kind) yield { named: new Set<string>(), words: [first], kind, isBic: false };
    }
  }

  return {
    wordsOf,
    nameBank: (words) => !namesIn(words).next().done,
    nameOther(written, blz) {
      const bank = byBlz.get(blz);
      if (!bank) return null;
      let other: 'bic' | null = null;
      const company = companyOf(bank);
      const words = wordsOf(blz);
      for (const { named, words: name, kind, isBic } of namesIn(written)) {
        const isOwn = kind ? kind.has(blz.charAt(3)) : named.has(company);
        if (isOwn || name.every((word) => words.has(word))) continue;
        if (!isBic) return 'name';
        other = 'bic';
      }
      return other;
    },
  };
}
