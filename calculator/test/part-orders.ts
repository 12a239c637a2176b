const PARTS = ['regeln', 'banken', 'laender'];

/** The orders in which a page can load embed.js and its parts. */
export const ORDERS = [
  ['embed', ...PARTS],
  ['embed', ...PARTS.toReversed()],
  ['regeln', 'embed', 'banken', 'laender'],
  ['laender', 'banken', 'embed', 'regeln'],
  [...PARTS, 'embed'],
  [...PARTS.toReversed(), 'embed'],
];

/** The attributes that their script elements can have. */
export const ATTRIBUTES = ['', 'async', 'type="module"'];

/** The same with the words of an English widget. */
export const ENGLISH_ORDERS = [
  ['embed', 'en', 'regeln', 'banken'],
  ['regeln', 'banken', 'en', 'embed'],
  ['en', 'regeln', 'banken', 'laender', 'embed'],
  ['embed', 'banken', 'en', 'en', 'regeln', 'laender'],
];
export const ENGLISH_ATTRIBUTES = [...ATTRIBUTES, 'defer'];
