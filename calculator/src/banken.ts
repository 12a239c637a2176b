import type { PackedDirectory } from './directory/pack.ts';
import { directoryOf } from './parts/directory.ts';
import { teach } from './parts/teach.ts';

/** directory/make-script.ts puts the directory in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

teach('directory', directoryOf(PACKED_DIRECTORY));
