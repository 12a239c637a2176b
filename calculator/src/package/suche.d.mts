import type { BankSearch } from '../search.d.ts';

export type * from '../search.d.ts';

/**
 * Finds banks as the search of our pages does: by name and city, by the names by which people know them („DKB“, „BW-Bank“),
 * by former names, and by Bankleitzahl, BIC or German IBAN or the beginning of one. Words may be shortened and stand in any
 * order, and umlauts be written as ä, ae or a. Never throws, and sends nothing.
 *
 * If nothing fits, one typing error is allowed in a word of five letters or more. A search finds banks, not records: the
 * other Bankleitzahlen of a bank stand in `others`. The first search prepares the directory, which takes as long as some
 * hundred searches.
 *
 * @param text as somebody typed it; with more than twelve different words or 1,000 characters it finds nothing
 * @returns all that fit; no bank for what is not a string
 * @example searchBanks('Comerzbank Köln').banks[0] // { blz: '37040044', name: 'Commerzbank', city: 'Köln', … }
 */
export declare function searchBanks(text: unknown): BankSearch;
