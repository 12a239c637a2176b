/** A word, and what has it. */
interface Entry {
  readonly word: string;
  /** Numbers of the things that have this word. One that has it twice may be named twice. */
  readonly holders: readonly number[];
}

/** Words in order, so that those with the same beginning are neighbours, and are found by binary search. */
export class SortedWords {
  readonly #entries: readonly Entry[];

  /** @param wordsOf the words of each thing. A thing's number is its place in this list */
  constructor(wordsOf: readonly (readonly string[])[]) {
    const holdersOf = new Map<string, number[]>();
    wordsOf.forEach((words, thing) => {
      for (const word of words) {
        const holders = holdersOf.get(word);
        if (holders) holders.push(thing);
        else holdersOf.set(word, [thing]);
      }
    });
    this.#entries = [...holdersOf.keys()]
      .sort()
      .map((word) => ({ word, holders: holdersOf.get(word) ?? [] }));
  }

  /** The words with this beginning, in order. */
  startingWith(beginning: string): Entry[] {
    const first = this.#placeOf(beginning);
    let end = first;
    while (this.#entries[end]?.word.startsWith(beginning)) end += 1;
    return this.#entries.slice(first, end);
  }

  /** The things that have exactly this word. */
  holdersOf(word: string): readonly number[] {
    const entry = this.#entries[this.#placeOf(word)];
    return entry?.word === word ? entry.holders : [];
  }

  /** The words, ordered by how many things have them, the most frequent first. */
  byFrequency(): string[] {
    return [...this.#entries]
      .sort((one, other) => other.holders.length - one.holders.length)
      .map(({ word }) => word);
  }

  /** Finds by binary search the place of the first word that is not before this one. */
  #placeOf(word: string): number {
    let first = 0;
    for (let end = this.#entries.length; first < end; ) {
      const middle = (first + end) >> 1;
      if ((this.#entries[middle]?.word ?? '') < word) first = middle + 1;
      else end = middle;
    }
    return first;
  }
}
