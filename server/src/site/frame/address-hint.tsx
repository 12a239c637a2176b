import { FRAME_WORDS } from './head.tsx';
import type { Language } from './languages.ts';
import { ANY_ADDRESS, type Visit } from './visit.ts';

/** What to replace in the examples of a page, for visitors without JavaScript; nothing if they name the right address. */
export function AddressHint({ visit, language }: { visit: Visit; language: Language }) {
  if (visit.publicUrl !== undefined) return null;
  return (
    <noscript>
      <p>{FRAME_WORDS[language].replaceAddress(ANY_ADDRESS)}</p>
    </noscript>
  );
}
