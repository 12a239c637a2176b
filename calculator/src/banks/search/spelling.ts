/**
 * Folds a text for the comparison in a search: lower case, ä = ae = a and ß = ss, no accents, and one space for each
 * run of characters that are neither letters nor digits.
 *
 * The beginning of a word, folded, is the beginning of the folded word. So a search finds something while it is typed.
 */
export function foldText(text: string): string {
  // Not replaceAll: rechner.js folds names, too, and the oldest browsers lack it.
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether one letter is wrong, missing or added, or two neighbours are swapped (Damerau–Levenshtein distance of 1). */
export function hasOneError(typed: string, word: string): boolean {
  const longer = Math.max(typed.length, word.length);
  if (typed === word || longer - Math.min(typed.length, word.length) > 1) return false;
  let start = 0;
  while (start < longer && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < longer - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end += 1;
  if (start + end >= longer - 1) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return typed.length === word.length && start + end === longer - 2 && isSwapped;
}

/** A word without doubled letters, and with k for c: people who write a name as they hear it make both errors. */
const asHeard = (word: string) => word.replace(/c(?!h)/g, 'k').replace(/(.)\1/g, '$1');

/** A shorter word is not corrected: too many words are one error away from it. */
const MIN_LETTERS = 5;

/** A shorter word is corrected only to a place. A name would lead to another bank: from Fyrst to First Commercial. */
const MIN_LETTERS_OF_NAME = 7;

/** A longer word may have a typing error besides being written as it is heard: Rafeisenbank. */
const MIN_LETTERS_HEARD = 9;

/** Searching for a correction takes as long as for a typed word. */
const MAX_CORRECTIONS = 3;

/**
 * Makes a function that finds which words were meant, if a word has one typing error.
 *
 * @param all different words of banks, folded. If many match, the first ones are used
 * @param places those of them that are places
 */
export function spelling(all: readonly string[], places: ReadonlySet<string>) {
  const known = all.filter((word) => word.length >= MIN_LETTERS - 1);
  // Made once: for thousands of words, it takes longer than the whole search may take.
  const heard = new Map(known.map((word) => [word, asHeard(word)]));

  function beginnings(typed: string): string[] {
    // An error in the first letter is rare, and this leaves out most words.
    const longer = known.filter((word) => word.length > typed.length && word[0] === typed[0]);
    const starts = longer.flatMap((word) =>
      [typed.length, typed.length + 1].map((end) => word.slice(0, end)),
    );
    return [...new Set(starts)].filter((beginning) => hasOneError(typed, beginning));
  }

  /**
   * The words that a typed one may mean: whole words or, if there is none, beginnings of words.
   *
   * @param typed folded
   * @param mayBePlace whether the text also has a word for a kind of bank
   * @returns at most three; none for a word that is too short, or that has digits
   */
  return (typed: string, mayBePlace: boolean): string[] => {
    const isShort = typed.length < MIN_LETTERS_OF_NAME;
    if (typed.length < MIN_LETTERS || (isShort && !mayBePlace) || !/^\p{L}+$/u.test(typed)) return [];
    const words = isShort ? known.filter((word) => places.has(word)) : known;
    const typedAsHeard = asHeard(typed);
    const isAsHeard = (word: string) => {
      const other = heard.get(word) ?? '';
      return (
        other === typedAsHeard || (typed.length >= MIN_LETTERS_HEARD && hasOneError(typedAsHeard, other))
      );
    };
    const exact = words.filter((word) => hasOneError(typed, word));
    const whole = exact.length > 0 ? exact : words.filter(isAsHeard);
    return (whole.length > 0 || isShort ? whole : beginnings(typed)).slice(0, MAX_CORRECTIONS);
  };
}
