import type { Calculator } from '../api.d.ts';
import { cleanIban, looksLikeIban } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import { isKnownBlz } from './known-blz.ts';

interface Numbers {
  readonly blz: string;
  readonly kontonummer: string;
}

/** An account as it was written, not checked yet. */
export type NamedAccount = { readonly iban: string } | Numbers;

/** A name for the Bankleitzahl, a name for the account number, or a number: groups of digits with spaces between. */
const WORDS = /\b(BLZ|Bankleitzahl)|\b(Kto|Konto)|(\d+(?: \d+)*)/gi;

/**
 * Finds the account in a line of free text: „Kto 532013000 BLZ 37040044“, „370 400 44 532013000“, an IBAN with a name.
 *
 * @param functions know every bank
 * @returns null where the line has no account; `'unclear'` where it does not tell which numbers are the account
 */
export function accountInText(line: string, functions: Calculator): NamedAccount | 'unclear' | null {
  // No-break spaces and tabs part groups of digits, too.
  const text = line.replace(/\s/g, ' ');
  return ibanInText(text) ?? numbersInText(text, functions);
}

function ibanInText(line: string): NamedAccount | null {
  const start = /(?<![A-Za-z\d])[A-Za-z]{2} ?\d{2}(?=[ \dA-Za-z]{8})/.exec(line);
  const country = start?.[0].slice(0, 2).toUpperCase();
  const length = country && structureOf(country)?.length;
  if (!start || !length) return looksLikeIban(cleanIban(line)) ? { iban: line } : null;
  // As many characters as the country's IBANs have, and the rest of the last word.
  const iban = new RegExp(`^(?: ?[A-Za-z\\d]){${length}}[A-Za-z\\d]*`).exec(line.slice(start.index));
  return { iban: iban?.[0] ?? line.slice(start.index) };
}

function numbersInText(line: string, functions: Calculator): NamedAccount | 'unclear' | null {
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

  const readings = other ? bothOrders(one.digits, other.digits) : splits(one.groups);
  if (other && (one.name === 'blz' || other.name === 'kontonummer')) return readings[0] ?? 'unclear';
  if (other && (one.name === 'kontonummer' || other.name === 'blz')) return readings[1] ?? 'unclear';
  // Both numbers may be known Bankleitzahlen. Then the first counts, since people write the Bankleitzahl first.
  return readings.find((reading) => isAccount(reading, functions)) ?? 'unclear';
}

/** Whether the Bankleitzahl is that of a bank, and the other number can be an account number. */
function isAccount({ blz, kontonummer }: Numbers, functions: Calculator): boolean {
  return isKnownBlz(blz, functions) && /^\d{1,10}$/.test(kontonummer);
}

function bothOrders(one: string, other: string): readonly Numbers[] {
  return [
    { blz: one, kontonummer: other },
    { blz: other, kontonummer: one },
  ];
}

/** Splits a number into a Bankleitzahl (one group of digits, or three) and an account number, in both orders. */
function splits(groups: readonly string[]): readonly Numbers[] {
  const digits = (from: number, to?: number) => groups.slice(from, to).join('');
  return [
    { blz: digits(0, 1), kontonummer: digits(1) },
    { blz: digits(0, 3), kontonummer: digits(3) },
    { blz: digits(-3), kontonummer: digits(0, -3) },
    { blz: digits(-1), kontonummer: digits(0, -1) },
  ];
}
