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
