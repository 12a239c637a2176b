import type { DirectoryBank } from '../directory/pack.ts';
import { BankIndex } from '../search/bank-index.ts';
import { bankNames } from '../search/names/bank-names.ts';
import { banks } from './snapshot-directory.ts';
import type * as api from './suche.d.mts';

let searched: ReturnType<typeof banks> | undefined;
let index: BankIndex<DirectoryBank> | undefined;

/** A text with more characters is no search: reading ten million takes seconds. */
const MAX_LENGTH = 1000;

export const searchBanks: typeof api.searchBanks = (text) => {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return { banks: [], corrected: false };
  const all = banks();
  // On the first day of the next edition, they are others.
  if (!index || searched !== all) index = new BankIndex([...all.values()], bankNames(all));
  searched = all;
  const { hits, isCorrected } = index.search(text);
  const found = hits.map(({ bank, others, former }) => {
    return { ...publicFields(bank), others: others.map(publicFields), former };
  });
  return { banks: found, corrected: isCorrected };
};

const publicFields = ({ blz, name, city, bic }: DirectoryBank) => ({ blz, name, city, bic });
