import type { DirectoryBank } from '../banks/bank.ts';
import { BankIndex } from '../banks/search/bank-index.ts';
import { bankNames } from '../banks/search/bank-names.ts';
import type { Brand } from '../banks/search/brands.ts';
import type { BankWithBlz } from '../iban/bic.ts';
import { tables } from './snapshot.ts';

/** A bank that a search has found. */
export interface FoundBank extends BankWithBlz {
  /** The same bank with its other Bankleitzahlen that match the text, best first. */
  readonly others: readonly BankWithBlz[];
  /** The former name by which the bank was found; null if its present names, city or codes match the text. */
  readonly former: string | null;
}

/** What a search has found. */
export interface BankSearch {
  /** The best first. */
  readonly banks: readonly FoundBank[];
  /** Whether nothing matches the text as it is, but these banks do with a typing error in one or two words. */
  readonly corrected: boolean;
  /** The brand that the text names if no bank has that name, such as Tomorrow: which institution keeps its accounts. */
  readonly brand: Brand | null;
}

export type { Brand };

let searched: ReadonlyMap<string, DirectoryBank> | undefined;
let index: BankIndex<DirectoryBank> | undefined;

/** A text with more characters is not a search: reading ten million takes seconds. */
const MAX_LENGTH = 1000;

/**
 * Finds banks as the search of our pages does: by name and city, by names in use („DKB“, „BW-Bank“), by former names,
 * and by Bankleitzahl, BIC or German IBAN or the beginning of one. Words may be shortened and in any order, and umlauts
 * be written as ä, ae or a; cities also have their English names. Never throws, and sends nothing.
 *
 * If nothing matches, one typing error is allowed in a word of five letters or more. A search finds banks, not records:
 * the other Bankleitzahlen of a bank are in `others`. The first search prepares the directory, which takes as long as a
 * few hundred searches.
 *
 * @param text as it was typed; with more than twelve different words or 1,000 characters it finds nothing
 * @returns all that match; no bank for what is not a string
 * @example searchBanks('Comerzbank Köln').banks[0].blz // '37040044'
 */
export function searchBanks(text: string | null | undefined): BankSearch {
  if (typeof text !== 'string' || text.length > MAX_LENGTH)
    return { banks: [], corrected: false, brand: null };
  const { banks: all } = tables();
  // The banks change with the first day of an edition.
  if (!index || searched !== all) index = new BankIndex([...all.values()], bankNames(all));
  searched = all;
  const { hits, isCorrected, brand } = index.search(text);
  const found = hits.map(({ bank, others, former }) => {
    return { ...publicFields(bank), others: others.map(publicFields), former };
  });
  return { banks: found, corrected: isCorrected, brand };
}

const publicFields = ({ blz, name, city, bic }: DirectoryBank) => ({ blz, name, city, bic });
