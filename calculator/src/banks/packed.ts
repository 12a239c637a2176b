// What pack.ts writes and unpack.ts reads.

import type { Validity } from './bank.ts';

/**
 * Banks as text, column by column. They are sorted so that similar values are neighbours, which compresses well: by the
 * fourth digit of the Bankleitzahl, the network of its bank (4 is Commerzbank, 5 are Sparkassen), then by Bankleitzahl.
 * Where values recur, one column has the different ones, and the column of their places says which each bank has: see
 * packTexts().
 */
export interface PackedBanks extends Validity {
  /**
   * The different beginnings of Bankleitzahlen (the fourth digit, then the first three), each as its distance from the
   * one before. Each distance is one character, see characterOf().
   */
  readonly areas: string;
  /** The fifth and sixth digits, as their distance from the ones before, with `!` between areas. */
  readonly blz: string;
  /**
   * The last two digits or, after the same first two, how many numbers are left out since the one before. Without
   * separators.
   */
  readonly blzRest: string;
  /** With CITY for the city and TOWN for its first word: then more names recur. */
  readonly names: string;
  readonly namePlaces: string;
  readonly cities: string;
  /** By Bankleitzahl alone, since neighbours are often in the same city. */
  readonly cityPlaces: string;
  /** The first four letters of the different beginnings of BICs (eight characters); of NO_BIC for none. */
  readonly bics: string;
  /** The seventh characters of these beginnings. The two before them are always DE. */
  readonly bics7: string;
  /** Their eighth characters. Columns of single characters are compressed better than whole beginnings. */
  readonly bics8: string;
  readonly bicPlaces: string;
  /**
   * The last three characters of each BIC: `-` for XXX, `.` for the first three digits of the Bankleitzahl, `,` for
   * those of the Bankleitzahl before, `+` for the ones after those, see branchAfter(). Most others occur in the city or
   * the name: a small letter says how far such a character is from the one found before (`a` is the next).
   */
  readonly branches: string;
  readonly methods: string;
  readonly methodPlaces: string;
  /** Their Bankleitzahlen; empty for none. */
  readonly successors: string;
  readonly successorPlaces: string;
  /** The Bankleitzahlen whose IBAN rule is not known, separated by spaces. */
  readonly withoutRule: string;
}

/** A packed directory: the banks of an edition and, if it is known, what the next one changes. */
export interface PackedDirectory extends PackedBanks {
  readonly next?: PackedChanges;
}

/** The banks that are new or changed in the next edition, which begins on the day `validFrom`. */
export interface PackedChanges extends PackedBanks {
  /** The Bankleitzahlen that the next edition no longer has, separated by spaces. */
  readonly deleted: string;
}

/**
 * Parts of names and cities. Each is packed as the control character with its number, from U+0001: the Bundesbank's
 * files have no control characters. That saves about 800 bytes after brotli. A part that is contained in another comes
 * after it. U+0008 to U+000A, U+000C and U+000D take two bytes each, so rare parts have them. Unpacked, `|` would end a
 * text, and `\` begin an escape.
 */
export const FREQUENT_PARTS = [
  'UniCredit Bank - HVB Settlement EAC',
  'vormals Dresdner Bank',
  'ederlassung Deu',
  'Raiffeisenbank',
  'Commerzbank',
  'olksbank',
  'parkasse',
  '|',
  '\\',
  'Kreiss',
  '-alt-',
  'ß',
  'ä',
  'Bank',
  'berg',
  'burg',
  'heim',
  'ngen',
  'tadt',
  'and',
  'ank',
  'ein',
  'sen',
  'ch',
  'ü',
  'ö',
];

/** In place of a BIC's first eight characters without the country, for a bank without a BIC. */
export const NO_BIC = '------';

/** Replaces the city in a packed name. */
export const CITY = '\x7f';
/** Replaces the first word of the city: Leer of Leer (Ostfriesland). */
export const TOWN = '\x1f';

/** The letters and digits of a text as a BIC has them: in capitals, without accents. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '');

/** The last three characters of a BIC, counted up by one as a number to base 36: I64 after I63, 002 after 001. */
export const branchAfter = (branch: string) =>
  (Number.parseInt(branch, 36) + 1).toString(36).toUpperCase().padStart(3, '0');
