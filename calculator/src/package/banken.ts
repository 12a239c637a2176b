import type { PackedDirectory } from '../directory/pack.ts';
import { makeCalculator } from '../make-calculator.ts';
import { directoryOf } from '../parts/directory.ts';
import type * as api from './banken.d.mts';

/** The build puts the directory of the snapshot in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

export const directory = directoryOf(PACKED_DIRECTORY);
export const { validFrom, validUntil } = PACKED_DIRECTORY;

export const { buildIban, lookupBic }: Pick<typeof api, 'buildIban' | 'lookupBic'> = makeCalculator({
  directory,
});
