import { examples } from '../calculator/src/iban/examples.ts';
import { group } from '../calculator/src/iban/group.ts';
import { withCheckDigits } from '../calculator/test/with-check-digits.ts';
import { randomFrom } from './requests.ts';

const random = randomFrom(11);
const below = (limit: number) => Math.floor(random() * limit);

/**
 * Another IBAN of the same country: random digits where the registry's example has digits, and correct check digits.
 */
function another(example: string): string {
  const bban = example.slice(4).replace(/\d/g, () => String(below(10)));
  return withCheckDigits(example.slice(0, 2), bban);
}

/**
 * An IBAN with a typical mistake: a wrong digit, a missing digit, two swapped digits, or a letter instead of a digit.
 */
function damaged(iban: string): string {
  const at = 4 + below(iban.length - 6);
  const [head, digit = '', next = '', tail] = [iban.slice(0, at), iban[at], iban[at + 1], iban.slice(at + 2)];
  const other = String((Number(digit) + 1) % 10).replace('NaN', '0');
  return [
    head + other + next + tail,
    head + next + tail,
    head + next + digit + tail,
    `${head}O${next}${tail}`,
  ][below(4)] as string;
}

/** 10,000 IBANs: half of them German, half damaged, half in groups of four. */
export const IBANS: readonly string[] = Array.from({ length: 10_000 }, (_, index) => {
  const country = index % 2 ? 'DE89370400440532013000' : (examples[below(examples.length)]?.[0] ?? '');
  const iban = another(country);
  const typed = random() < 0.5 ? damaged(iban) : iban;
  return random() < 0.5 ? group(typed) : typed;
});

/** 10,000 random BLZs, most of which do not exist, with account numbers. */
export const ACCOUNTS = Array.from({ length: 10_000 }, () => ({
  blz: String(10_000_000 + below(79_999_999)),
  account: String(1 + below(9_999_999_999)),
}));
