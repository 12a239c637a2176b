import type { Note } from '../answers.d.ts';
import type { Words } from '../parts/parts.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { groupedBlz } from './grouped-blz.ts';

/** The notes on a Bankleitzahl that the directory does not have. */
type MissingNote = Extract<Note, { code: 'blz-unknown' | 'directory-ended' }>;

/** The sentence about a Bankleitzahl that the directory does not have. */
export function directorySentence(note: MissingNote): string {
  if (note.code === 'directory-ended')
    return `Die Bankleitzahl ${groupedBlz(note.blz)} ist hier nicht bekannt. Das Verzeichnis galt bis ${longDate(note.validUntil)}.`;
  const since = note.validFrom ? ` (gültig ab ${longDate(note.validFrom)})` : '';
  return `Die Bankleitzahl ${groupedBlz(note.blz)} steht nicht im Verzeichnis der Bundesbank${since}.`;
}

/** The sentences of the part banken.js. */
export const DIRECTORY_WORDS: Words = withoutPrototype({
  'blz-unknown': directorySentence,
  'directory-ended': directorySentence,
});

/** `2026-03-09` as „9. März 2026“, with a no-break space between day and month. */
function longDate(date: string): string {
  const options = withoutPrototype({ dateStyle: 'long' as const, timeZone: 'UTC' });
  return new Date(date).toLocaleDateString('de-DE', options).replace(' ', '\u00a0');
}
