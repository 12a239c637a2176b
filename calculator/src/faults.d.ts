/** What is allowed at a place, as SWIFT's registry writes it: `n` a digit, `a` a letter, `c` a letter or a digit. */
export type CharacterClass = 'n' | 'a' | 'c';

/** Nothing was entered, or no string was given. */
export interface EmptyFault {
  code: 'empty';
}

/** A character that is not allowed at its place. Only the first one is reported, since it may have shifted all others. */
export interface CharacterFault {
  code: 'character';
  /** Counted from 1, without separators. */
  position: number;
  expected: CharacterClass;
  /** The character, a letter in upper case. */
  found: string;
}

/** Too many or too few characters, separators not counted. */
export interface LengthFault {
  code: 'length';
  /** The right length; for a Kontonummer the largest one. */
  expected: number;
  found: number;
}

/** What can be wrong with an IBAN. */
export type IbanFault =
  | EmptyFault
  /** It does not begin with two letters. `found` are its first two characters. */
  | { code: 'no-country'; found: string }
  /** SWIFT's registry does not have this country. */
  | { code: 'unknown-country'; found: string }
  | LengthFault
  | CharacterFault
  /** The check digits do not fit: a typing error, or two characters swapped. */
  | { code: 'check-digits' };

/** What can be wrong with a German bank code. */
export type BlzFault =
  | EmptyFault
  /** It is an IBAN, or was meant to be one. */
  | { code: 'is-iban' }
  | CharacterFault
  | LengthFault
  /** The first digit is the clearing area, 1 to 8. */
  | { code: 'first-digit'; found: '0' | '9' };

/** What can be wrong with a German account number. */
export type KontonummerFault =
  | EmptyFault
  | { code: 'is-iban' }
  | CharacterFault
  | LengthFault
  /** No account has only zeros. */
  | { code: 'zero' };

/** Fields that the other answers have: they can be asked for in each. */
export type Absent<Names extends string> = { readonly [Name in Exclude<Names, 'state'>]?: undefined };
