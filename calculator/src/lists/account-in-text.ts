import { cleanIban, looksLikeIban } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import type { Functions } from '../parts/with-parts.ts';
import { isKnownBlz } from './known-blz.ts';

interface Numbers {
  readonly blz: string;
  readonly kontonummer: string;
}

/** An account as a row names it. */
export type NamedAccount = { readonly iban: string } | Numbers;

/** The name of a number, or a number: digits in groups with one space between them. */
const WORDS = /\b(BLZ|Bankleitzahl)|\b(Kto|Konto)|(\d+(?: \d+)*)/gi;

/**
 * Finds the account in a line of free text: „Kto 532013000 BLZ 37040044“, „370 400 44 532013000“, an IBAN with a name.
 *
 * @returns null where the line has none, `'unclear'` where it has numbers of which several could be the account
 */
export function accountInText(line: string, functions: Functions): NamedAccount | 'unclear' | null {
  // No-break spaces and tabs part groups of digits, too.
  const text = line.replace(/\s/g, ' ');
  return ibanInText(text) ?? numbersInText(text, functions);
}

function ibanInText(line: string): NamedAccount | null {
  const found = /(?<![A-Za-z\d])[A-Za-z]{2} ?\d{2}(?=[ \dA-Za-z]{8})/.exec(line);
  const country = found?.[0].slice(0, 2).toUpperCase();
  const length = country && structureOf(country)?.length;
  if (!found || !length) return looksLikeIban(cleanIban(line)) ? { iban: line } : null;
  // As many characters as the country's IBANs have, and what belongs to the last word.
  const iban = new RegExp(`^(?: ?[A-Za-z\\d]){${length}}[A-Za-z\\d]*`).exec(line.slice(found.index));
  return { iban: iban?.[0] ?? line.slice(found.index) };
}

function numbersInText(line: string, functions: Functions): NamedAccount | 'unclear' | null {
  const numbers: { name: string; groups: string[]; digits: string }[] = [];
  let name = '';
  for (const [, blz, kontonummer, digits] of line.matchAll(WORDS)) {
    if (digits) numbers.push({ name, groups: digits.split(' '), digits: digits.replace(/ /g, '') });
    name = blz ? 'blz' : kontonummer ? 'kontonummer' : '';
  }
  const [one, other] = numbers;
  if (!one) return null;
  const blz = numbers.filter(({ name }) => name === 'blz');
  const kontonummer = numbers.filter(({ name }) => name === 'kontonummer');
  if (blz.length === 1 && kontonummer.length === 1)
    return { blz: blz[0]?.digits ?? '', kontonummer: kontonummer[0]?.digits ?? '' };
  if (numbers.length > 2) return 'unclear';

  const ways = other ? bothOrders(one.digits, other.digits) : partings(one.groups);
  if (other && (one.name === 'blz' || other.name === 'kontonummer')) return ways[0] ?? 'unclear';
  if (other && (one.name === 'kontonummer' || other.name === 'blz')) return ways[1] ?? 'unclear';
  // Both may be known Bankleitzahlen. People write the Bankleitzahl first.
  return ways.find((way) => isKnown(way, functions)) ?? 'unclear';
}

/** Whether the Bankleitzahl is one, and what is left can be an account number. */
function isKnown({ blz, kontonummer }: Numbers, functions: Functions): boolean {
  return isKnownBlz(blz, functions) && /^\d{1,10}$/.test(kontonummer);
}

function bothOrders(one: string, other: string): readonly Numbers[] {
  return [
    { blz: one, kontonummer: other },
    { blz: other, kontonummer: one },
  ];
}

/** Groups of digits in a row, parted into a Bankleitzahl in one group or three and an account number, in both orders. */
function partings(groups: readonly string[]): readonly Numbers[] {
  const digits = (from: number, to?: number) => groups.slice(from, to).join('');
  return [
    { blz: digits(0, 1), kontonummer: digits(1) },
    { blz: digits(0, 3), kontonummer: digits(3) },
    { blz: digits(-3), kontonummer: digits(0, -3) },
    { blz: digits(-1), kontonummer: digits(0, -1) },
  ];
}
