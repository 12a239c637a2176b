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
  'bank ban ank ba an nk b n k',
  's sp spa spar spark sparka as ss sse se ka rk',
  'an ba nk er en ch se al he de ei in',
  // More words than a bank has.
  Array.from({ length: 50 }, (_, index) => 'abcdefghijklmnopqrstuvwxyz'[index % 26]).join(' '),
];

/** The address of a search. */
export const searchPath = (text: string) => `/banken?q=${encodeURIComponent(text)}`;
