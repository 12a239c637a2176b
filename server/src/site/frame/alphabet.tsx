import type { ComponentChildren } from 'preact';
import { AS_TYPED } from './pieces.tsx';

interface Props<Item> {
  readonly items: readonly Item[];
  /** The word that an item is listed by. */
  readonly wordOf: (item: Item) => string;
  /** The filter's label, and its nouns for no item and for some („12 von 605 Bankleitzahlen“). */
  readonly words: { readonly label: string; readonly none: string; readonly few: string };
  /** The items of one letter. */
  readonly children: (items: readonly Item[]) => ComponentChildren;
}

/** A long list in the order of the alphabet, with links to its letters and a filter. The page loads filter.js. */
export function Alphabet<Item>({ items, wordOf, words, children }: Props<Item>) {
  const byLetter = new Map<string, readonly Item[]>();
  for (const item of items) {
    // An umlaut is listed under its vowel.
    const letter = wordOf(item).charAt(0).normalize('NFD').charAt(0).toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), item]);
  }
  return (
    <>
      <div class="finder with-script" data-filter="" data-none={words.none} data-few={words.few}>
        <label for="begriff">{words.label}</label>
        <p role="status" data-filter-count="" />
        <input id="begriff" type="search" enterkeyhint="search" {...AS_TYPED} />
      </div>
      <nav class="letters" aria-label="Anfangsbuchstaben">
        <ul>
          {[...byLetter.keys()].map((letter) => (
            <li>
              <a href={`#buchstabe-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...byLetter].map(([letter, ofLetter]) => (
        <section class="letter" aria-labelledby={`buchstabe-${letter}`}>
          <h2 id={`buchstabe-${letter}`}>{letter}</h2>
          {children(ofLetter)}
        </section>
      ))}
    </>
  );
}
