import type { PackedDirectory } from './directory/pack.ts';
import { installReader } from './fields/install-reader.ts';
import { addPart } from './parts/add-part.ts';
import { directoryOf } from './parts/directory.ts';

/** directory/make-script.ts puts the directory in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

const directory = directoryOf(PACKED_DIRECTORY);
// Before the part is added: fields judge their texts anew then. The worker for lists has no fields.
if (typeof document !== 'undefined') installReader(directory);
addPart('directory', directory);
