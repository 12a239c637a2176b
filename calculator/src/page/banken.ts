import { GERMAN_ANSWERS } from '../answers/de.ts';
import { directoryOf } from '../answers/directory-part.ts';
import { say } from '../answers/say.ts';
import { germanWith } from '../answers/with-parts.ts';
import { findBanks } from '../banks/by-bic.ts';
import type { DirectoryBank } from '../banks/pack.ts';
import type { PackedDirectory } from '../banks/packed.ts';
import { isPolluted } from '../iban/own-properties.ts';
import { addPart } from './add-part.ts';
import { partsOf, sharedOf, withCalculator } from './shared.ts';
import { installGoodView } from './widget/install-good-view.ts';

/** banks/make-script.ts defines this in the script. */
declare const PACKED_DIRECTORY: PackedDirectory;

const directory = directoryOf(PACKED_DIRECTORY);
// Before addPart(), which lets fields and widgets judge again. The worker for lists has no document.
if (typeof document !== 'undefined') {
  withCalculator((calculator) => {
    const shared = sharedOf(calculator);
    const parts = partsOf(calculator);
    shared.judge ??= (typed, isEnglish = calculator.language === 'en') => {
      // The reader reads optional properties, and can't tell a missing one from one on a prototype.
      if (isPolluted()) return undefined;
      const judgement = directory.judge(typed, parts);
      const english = isEnglish ? shared.english : undefined;
      const said = english
        ? say(judgement, english.answers, english.words)
        : say(judgement, GERMAN_ANSWERS, germanWith(parts));
      return { judgement, said };
    };
    shared.findBanks ??= (text) =>
      findBanks(text, directory.edition().banks as ReadonlyMap<string, DirectoryBank>);
  });
  // For pages that name the parts with their hashes, and not formular.js.
  installGoodView();
}
addPart('directory', directory);
