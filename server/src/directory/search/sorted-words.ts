/** A word, and what has it. */
interface Entry {
  readonly word: string;
  /** Numbers of the things that have this word. One that has it twice may be named twice. */
  readonly holders: readonly number[];
}

/** Words in order, so that those with the same beginning stand side by side and are found by bisection. */
export class SortedWords {
  readonly #words: readonly string[];
  readonly #holders: ReadonlyMap<string, readonly number[]>;

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
    this.#holders = holdersOf;
    this.#words = [...holdersOf.keys()].sort();
  }

  /** The words that begin so, in order. */
  startingWith(beginning: string): Entry[] {
    let first = 0;
    for (let end = this.#words.length; first < end; ) {
      const middle = (first + end) >> 1;
      if ((this.#words[middle] ?? '') < beginning) first = middle + 1;
      else end = middle;
    }
    const entries: Entry[] = [];
    for (let next = first; this.#words[next]?.startsWith(beginning); next += 1) {
      const word = this.#words[next] ?? '';
      entries.push({ word, holders: this.#holders.get(word) ?? [] });
    }
    return entries;
  }
}
