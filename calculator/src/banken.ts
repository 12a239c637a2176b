import type { PackedDirectory } from './directory/pack.ts';
import { addPart } from './parts/add-part.ts';
import { directoryOf } from './parts/directory.ts';
import { installJudge } from './parts/install-judge.ts';
import { installGoodView } from './widget/good/install-good-view.ts';

/** directory/make-script.ts puts the directory in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

const directory = directoryOf(PACKED_DIRECTORY);
// Before the part is added: fields and widgets judge their texts anew then. The worker for lists has none.
if (typeof document !== 'undefined') {
  installJudge(directory);
  // For pages that name the parts with their hashes, and not formular.js.
  installGoodView();
}
addPart('directory', directory);
