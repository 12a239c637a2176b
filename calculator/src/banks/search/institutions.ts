import type { BankWithBlz } from '../../iban/bic.ts';
import type { NamesByBlz } from './bank-names.ts';
import { sharedBeginnings } from './names.data.ts';

const SHARED_BEGINNINGS = new Set(sharedBeginnings);

/** Banks with several BICs or names, and brands of a bank that people know as a bank. The first match counts. */
const BRANDS: readonly (readonly [brand: string, name: RegExp])[] = [
  ['comdirect', /\bcomdirect\b/i],
  ['1822direkt', /\b1822direkt\b/i],
  ['Commerzbank', /^(?:ZTB der )?Commerz/],
  ['Postbank', /^(?:Postbank|DSL Bank)\b/],
  ['DZ BANK', /^DZ BANK\b/],
  ['Helaba', /^(?:Landesbank Hessen-Thür|Helaba\b)/],
  ['LBBW', /^(?:ZV )?Landesbank Baden-Württemberg|^Baden-Württembergische Bank/],
  ['NORD/LB', /^(?:ZVA )?Norddeutsche Landesbank/],
  ['Pax-Bank', /^Pax-Bank\b/],
  ['KD-Bank', /\bKD-Bank\b/],
  ['PSD Bank Nord', /^PSD Bank Nord$/],
  ['PSD Bank RheinNeckarSaar', /^PSD Bank RheinNeckarSaar$/],
  ['Sparda-Bank West', /^Sparda-Bank West$/],
  ['Isbank', /^Isbank\b/],
  ['TARGOBANK', /^TARGOBANK\b/],
  ['M.M. Warburg', /^M\.M\. Warburg\b/],
];

/**
 * Groups records by bank: a large bank has a BLZ for each region, and more for its own offices.
 *
 * Records of the same brand are one bank. Of the others, Sparkassen and cooperative banks are the same if their BICs
 * are. All others are the same if their names are, or if their BICs begin with the same four letters and their names
 * with the same word. A record without a BIC is a bank of its own. So two Volksbanken of the same name in different
 * cities are two banks.
 *
 * @returns for each record the number of its bank, from 0
 */
export function institutionsOf(banks: readonly BankWithBlz[]): number[] {
  const codeOfName = new Map<string, string>();
  const numbers = new Map<string, number>();
  return banks.map((bank) => {
    const key = keyOf(bank, codeOfName);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** @param codeOfName by name: the first four letters of the BIC that first had it. This function adds to it */
function keyOf({ blz, name, bic }: BankWithBlz, codeOfName: Map<string, string>): string {
  const brand = BRANDS.find(([, pattern]) => pattern.test(name));
  if (brand) return brand[0];
  if (bic === null) return blz;
  const beginning = bic.slice(0, 4);
  if (SHARED_BEGINNINGS.has(beginning)) return bic;
  const code = codeOfName.get(name) ?? beginning;
  codeOfName.set(name, code);
  return `${code} ${name.toLowerCase().split(/[ ,]/)[0]}`;
}

/** What the directory adds to the name of a bank whose BLZ will be given up. */
const GIVEN_UP = / -alt-?$/;

/**
 * The records in the order in which people look for them: first the BLZs with a name that people use, then the
 * others, and at the end those that will be given up. Each of these groups is sorted by the size of the city, that
 * is by how many BLZs it has: Frankfurt am Main comes before Frankfurt (Oder). In a city, short names come first,
 * because the long ones are those of offices.
 */
export function inUsualOrder<B extends BankWithBlz>(banks: readonly B[], names: NamesByBlz): B[] {
  const sizes = new Map<string, number>();
  for (const { city } of banks) sizes.set(city, (sizes.get(city) ?? 0) + 1);
  const places = banks.map((bank) => ({
    bank,
    group: names.get(bank.blz)?.inUse.length ? 0 : GIVEN_UP.test(bank.name) ? 2 : 1,
    size: sizes.get(bank.city) ?? 0,
    letters: bank.name.length,
    blz: Number(bank.blz),
  }));
  places.sort(
    (one, other) =>
      one.group - other.group || other.size - one.size || one.letters - other.letters || one.blz - other.blz,
  );
  return places.map(({ bank }) => bank);
}
