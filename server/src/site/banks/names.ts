import { type BankNames, foldText, withoutAlt } from '../../calculator/functions.ts';
import type { Bank } from '../../directory/bank.ts';

/** Path of the page with all BLZs of a bank that has many. @param blz the bank's usual one; others redirect to it */
export const codesAddress = (blz: string) => `/banken/${blz}/bankleitzahlen`;

/** The path and query of a search in all banks. @param page which page of the results, from 1 */
export function searchAddress(text: string, page = 1): string {
  const query = new URLSearchParams({ q: text, ...(page > 1 ? { seite: String(page) } : {}) });
  return `/banken?${query}`;
}

type Named = Pick<Bank, 'name' | 'city'>;

/** The city of a bank, to be put after its name; null if the name already has it. */
export function cityBesideName({ name, city }: Named): string | null {
  return name.includes(city) ? null : city;
}

/** Name and city of a bank, without „-alt-“; only the name if it has the city in it: „Sparkasse KölnBonn“. */
export function nameWithCity(bank: Named): string {
  const city = cityBesideName(bank);
  const name = withoutAlt(bank.name);
  return city === null ? name : `${name}, ${city}`;
}

/** A bank with the name that people know in place of the directory's, and without „-alt-“, for headlines. */
export function withHeadline<B extends Named>(bank: B, names: BankNames | undefined): B {
  return { ...bank, name: names?.headline ?? withoutAlt(bank.name) };
}

/** Words that tell a customer nothing. The directory's name may have them where the headline does not. */
const EMPTY_WORDS = /^(?:bank|ag|se|eg|gmbh|ndl|(?:zweig)?niederlassung|deutschl?and|german|germany|branch)$/;

/**
 * The name in the directory, shown small beside the headline; null if there is no headline, or the name says no more
 * than that. „-alt-“ is removed first: it is a remark of the Bundesbank, and not part of the name.
 */
export function nameInDirectory({ name }: Named, names: BankNames | undefined): string | null {
  if (names?.headline === undefined) return null;
  const compact = (text: string) =>
    foldText(text)
      .split(' ')
      .filter((word) => !EMPTY_WORDS.test(word))
      .join('');
  const [shown, own] = [compact(names.headline), compact(withoutAlt(name))];
  return own.replace(/bank$/, '') === shown.replace(/bank$/, '')
    ? null
    : withoutAlt(name).replace(' - ', ' – ');
}

/** A usual name with a shorter word is shown even if the directory's name has its letters: ING beside ING-DiBa. */
const MIN_LETTERS = 4;

/**
 * The names of a bank that are shown beside its headline: its name in the directory, another by which people know the
 * bank, and a former one.
 *
 * @param former the former name by which the bank was found; null if it was found by another
 */
export function otherNames(bank: Named, names: BankNames | undefined, former: string | null) {
  const all = [
    ['directory', nameInDirectory(bank, names)],
    ['known', knownAs(bank.name, names)],
    ['former', former],
  ] as const;
  return all.flatMap(([kind, name]) => (name === null ? [] : [{ kind, name }]));
}

/**
 * The usual name of a bank, shown beside its name in the directory; null if there is no usual name, if the bank has a
 * headline, or if each word of the usual name is in the directory's, and none is short.
 */
function knownAs(name: string, names: BankNames | undefined): string | null {
  const [usual] = names?.inUse ?? [];
  if (usual === undefined || names?.headline !== undefined || foldText(usual) === foldText(name)) return null;
  const letters = foldText(name).replaceAll(' ', '');
  const words = foldText(usual).split(' ');
  return words.every((word) => word.length >= MIN_LETTERS && letters.includes(word)) ? null : usual;
}

/** A bank's page and a hit show up to this many of its other BLZs. If there are more, another page has all. */
export const MAX_OTHERS = 5;
