/** What visitors type. */
export const ORDINARY_SEARCHES = [
  'Sparkasse Köln',
  'commerzbank',
  'COBADEFF',
  'Volksbank Stuttgart',
  'ing diba',
  '370400',
  'Berlin',
];

/** Searches for which the server has most to compare: many banks have each of the words. */
export const SLOW_SEARCHES = [
  'a b c d e f g h i j k l',
  'bank ban ank b ba',
  's sp spa spar spark sparka ark rka kas ass sse arka',
  'ank ban ass spa ark rka kas sse olk lks ksb sba',
  // Two words that must be corrected, with corrections that many banks have, alone and beside other words.
  'Sparkasx Volksbnak',
  'vobsbank voksbank sparkasse berlin munchen koln a b c d e f',
  // More words than a bank has.
  Array.from({ length: 50 }, (_, index) => 'abcdefghijklmnopqrstuvwxyz'[index % 26]).join(' '),
];

/** The address of a search. */
export const searchPath = (text: string) => `/banken?q=${encodeURIComponent(text)}`;
