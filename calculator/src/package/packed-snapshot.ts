import { rulesText } from '../../tables/edition-files.js';
import { readNext, readSnapshot } from '../../tables/snapshot.js';
import { readTsv } from '../../tables/tsv.js';
import { packDirectory } from '../banks/pack.ts';
import type { PackedDirectory } from '../banks/packed.ts';

const { banks, ...validity } = readSnapshot();
const ruled = new Set(readTsv(rulesText()).map(([blz = '']) => blz));

/**
 * The banks of the snapshot, and those of the next edition if it is known. The build evaluates this module, and only
 * entries that need banks import it: by esbuild's `define`, the banks would be in the chunk that all entries share.
 */
export const SNAPSHOT: PackedDirectory = packDirectory(banks, validity, ruled, readNext());
