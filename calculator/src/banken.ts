import type { PackedDirectory } from './directory/pack.ts';
import { directoryOf } from './parts/directory.ts';
import { teach } from './parts/teach.ts';

/** The directory stands in the place of this name, see directory/make-script.ts. */
declare const PACKED_DIRECTORY: PackedDirectory;

teach('directory', directoryOf(PACKED_DIRECTORY));
