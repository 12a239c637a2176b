import { calculator } from '../calculator.ts';
import type { PackedDirectory } from '../directory/pack.ts';
import { directoryOf } from '../parts/directory.ts';
import { withParts } from '../parts/with-parts.ts';
import type * as api from './banken.d.mts';

/** The build puts the directory of the snapshot in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

export const directory = directoryOf(PACKED_DIRECTORY);
export const validFrom = PACKED_DIRECTORY.validFrom;

export const { buildIban, lookupBic }: Pick<typeof api, 'buildIban' | 'lookupBic'> = withParts(calculator, {
  directory,
});
