import type { BankWithBlz } from '../bic.d.ts';

/**
 * The beginnings of BICs that the Sparkassen and the cooperative banks of a region have in common. There, only the whole BIC
 * tells one bank from another.
 */
const SHARED_BEGINNINGS = new Set('GENO BRLA BYLA HELA MALA NOLA SALA SOLA WELA'.split(' '));

/** Banks that have several BICs or names, and brands of a bank that people take for a bank. The first that fits counts. */
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
 * Tells which of these records belong to the same bank: a large bank has a BLZ for each region, and more for its own offices.
 *
 * One bank are the records of a brand; those with the same BIC; and, outside the associations of Sparkassen and cooperative
 * banks, those whose BICs begin with the same four letters and whose names with the same word, or that have the same name.
 * Two Volksbanken of the same name in different cities are two banks.
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

/** @param codeOfName the first four letters of the first BIC with a name. It grows */
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
