import { SortedWords } from './sorted-words.ts';
import { type Meanings, MIN_INFIX_LETTERS, type Searchable } from './word-search.ts';

/** The former names of records. A bank of today that has a name comes before one that had it. */
export class FormerNames {
  readonly #names: readonly (readonly (readonly [name: string, folded: string])[])[];
  readonly #present: readonly Searchable[];
  readonly #whole: SortedWords;

  /**
   * @param names the former names of each record
   * @param present what else each record is found by
   * @param fold as the search folds texts
   */
  constructor(
    names: readonly (readonly string[])[],
    present: readonly Searchable[],
    fold: (text: string) => string,
  ) {
    this.#names = names.map((former) => former.map((name) => [name, fold(name)] as const));
    this.#present = present;
    this.#whole = new SortedWords(this.#names.map((former) => former.map(([, folded]) => folded)));
  }

  folded(record: number): string[] {
    return (this.#names[record] ?? []).map(([, folded]) => folded);
  }

  /** The records that had exactly this name, folded. */
  holdersOf(name: string): readonly number[] {
    return this.#whole.holdersOf(name);
  }

  /** Whether a record that has all words has one of them only in its former names. */
  isNeeded(record: number, words: readonly Meanings[]): boolean {
    if (!this.#names[record]?.length) return false;
    const { texts, codes } = this.#present[record] ?? { texts: [], codes: [] };
    return !words.every((meanings) => hasWord([...texts, ...codes], meanings));
  }

  /**
   * The former name by which a record was found: the one with most of the words.
   *
   * @returns null if its present names have the words as well, and no former name is made of just these words
   */
  found(record: number, words: readonly Meanings[]): string | null {
    const isNeeded = this.isNeeded(record, words);
    let best: string | null = null;
    let most = 0;
    for (const [name, folded] of this.#names[record] ?? []) {
      const count = words.filter((meanings) => hasWord([folded], meanings)).length;
      const isWhole = count === words.length && folded.split(' ').length === count;
      if (count > most && (isNeeded || isWhole)) [best, most] = [name, count];
    }
    return best;
  }
}

/** Whether one of the texts has one of the words, as WordSearch finds them. */
function hasWord(texts: readonly string[], words: Meanings): boolean {
  const first = texts.slice(0, 2).join('').replaceAll(' ', '');
  return words.some(
    (word) =>
      texts.some(
        (text) =>
          text.split(' ').some((part) => part.startsWith(word)) ||
          (word.length >= MIN_INFIX_LETTERS && text.replaceAll(' ', '').includes(word)),
      ) ||
      (word.length >= MIN_INFIX_LETTERS && first.includes(word)),
  );
}
