import { withoutPrototype } from '../../without-prototype.ts';
import { groupedBlz } from '../grouped-blz.ts';
import { longDate } from '../long-date.ts';
import type { NoteWords } from '../words.ts';

/** The sentences of the part banken.js. */
export const DIRECTORY_WORDS = withoutPrototype({
  'blz-unknown': ({ blz, validFrom }) => {
    const since = validFrom ? ` (gültig ab ${longDate(validFrom, 'de')})` : '';
    return `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank${since}.`;
  },
  'directory-ended': ({ blz, validUntil }) =>
    `Die Bankleitzahl ${groupedBlz(blz)} ist hier nicht bekannt. Das Verzeichnis galt bis ${longDate(validUntil, 'de')}.`,
} satisfies Partial<NoteWords>);
