import { SortedWords } from './sorted-words.ts';
import { foldText } from './spelling.ts';
import { type Meanings, MIN_INFIX_LETTERS, type Searchable } from './word-search.ts';

export type FormerNames = ReturnType<typeof formerNames>;

/**
 * The former names of records. A bank that has a name today comes before one that had it.
 *
 * @param names the former names of each record
 * @param present what else each record is found by
 */
export function formerNames(names: readonly (readonly string[])[], present: readonly Searchable[]) {
  const all = names.map((former) => former.map((name) => [name, foldText(name)] as const));
  const whole = new SortedWords(all.map((former) => former.map(([, folded]) => folded)));

  /** Whether a record that has all words has one of them only in its former names. */
  function isNeeded(record: number, words: readonly Meanings[]): boolean {
    if (!all[record]?.length) return false;
    const { texts, codes } = present[record] ?? { texts: [], codes: [] };
    return !words.every((meanings) => hasWord([...texts, ...codes], meanings));
  }

  return {
    folded: (record: number): string[] => (all[record] ?? []).map(([, folded]) => folded),
    /** The records that had exactly this name, folded. */
    holdersOf: (name: string) => whole.holdersOf(name),
    isNeeded,
    /**
     * The former name by which a record was found: the one with most of the words.
     *
     * @returns null if its present names have the words as well, and no former name is made of just these words
     */
    found(record: number, words: readonly Meanings[]): string | null {
      const needed = isNeeded(record, words);
      let best: string | null = null;
      let most = 0;
      for (const [name, folded] of all[record] ?? []) {
        const count = words.filter((meanings) => hasWord([folded], meanings)).length;
        const isWhole = count === words.length && folded.split(' ').length === count;
        if (count > most && (needed || isWhole)) [best, most] = [name, count];
      }
      return best;
    },
  };
}

/** Whether one of the texts has one of the words, as WordSearch finds them. */
function hasWord(texts: readonly string[], words: Meanings): boolean {
  const first = texts.slice(0, 2).join('').replace(/ /g, '');
  return words.some(
    (word) =>
      texts.some(
        (text) =>
          text.split(' ').some((part) => part.startsWith(word)) ||
          (word.length >= MIN_INFIX_LETTERS && text.replace(/ /g, '').includes(word)),
      ) ||
      (word.length >= MIN_INFIX_LETTERS && first.includes(word)),
  );
}
