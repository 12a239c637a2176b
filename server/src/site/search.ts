import type { Bank } from '../directory/bank.ts';
import { cleanBlz } from '../directory/blz.ts';
import type { Directory } from '../directory/directory.ts';

/** A BLZ search and what came of it, in the words of the API. */
export interface Search {
  readonly typed: string;
  readonly bank: Bank | null;
  readonly error: string | null;
}

/** No BLZ with separators is longer; what is longer is not shown again either. */
const LONGEST = 40;

/** Looks up what was typed, as `GET /api/bank/:blz` does. */
export function searchBlz(directory: Directory, typed: string): Search {
  const blz = cleanBlz(typed);
  if (blz === null) return { typed: typed.slice(0, LONGEST), bank: null, error: 'BLZ muss 8-stellig sein.' };
  const answer = directory.answer(blz);
  if (!answer) return { typed: blz, bank: null, error: 'Keine Bank mit dieser BLZ gefunden.' };
  return { typed: blz, bank: JSON.parse(String(answer.body)) as Bank, error: null };
}
