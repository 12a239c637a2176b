/** Words that people put before the name of a bank or of a city, folded. They are never what is looked for. */
const ARTICLES = new Set(
  'der die das den dem des ein eine einer bei beim zur zum in im von vom aus the at'.split(' '),
);

/** These are parts of names, too: „VR meine Raiffeisenbank“. So they don't count only at the beginning. */
const MY = new Set('mein meine meiner meinem meinen unsere my'.split(' '));

/** Words beside a name that a bank's names mostly lack: legal forms, countries, and what a bank has, folded. */
const BESIDE_NAME = new Set([
  ...'ag eg se kg kgaa gmbh mbh co uab nv plc und u and of fur'.split(' '),
  ...'deutschland germany filiale online onlinebanking banking'.split(' '),
  ...'konto girokonto tagesgeld tagesgeldkonto sparkonto depot kreditkarte account'.split(' '),
]);

/** A shorter word beside another is rather a part of it: „n 26 bank“. */
const MIN_LETTERS_OF_WORD = 3;

/** In a text with more words, none are joined: each pair would cost a search. */
const MAX_JOINED_WORDS = 4;

/**
 * The readings of a search text, the most likely first: its words without articles; two neighbours as one word, „com
 * direkt“; without words that are often beside names, „Commerzbank AG“; and „Haspa Bank“ as „Haspa“, if that is a name.
 *
 * @param typed the different words of the text, folded
 * @param isName whether a folded text is the whole name of a bank
 */
export function readingsOf(typed: readonly string[], isName: (folded: string) => boolean): string[][] {
  const words = without(typed, (word, place) => ARTICLES.has(word) || (place === 0 && MY.has(word)));
  const bare = without(words, (word) => BESIDE_NAME.has(word));
  const name = without(bare, (word) => word === 'bank');
  const pairs = joinedPairs(bare);
  const split = pairs.filter(({ joined, shorter }) => shorter < MIN_LETTERS_OF_WORD && isName(joined));
  const readings = [
    words,
    bare,
    ...(isName(name.join(' ')) ? [name] : []),
    ...pairs.map(({ reading }) => reading),
  ];
  return [...split.map(({ reading }) => reading), ...readings].filter(
    (reading, place, all) => all.findIndex((other) => other.join(' ') === reading.join(' ')) === place,
  );
}

/** The words that are not like this, or all if none is left. */
function without(words: readonly string[], isLike: (word: string, place: number) => boolean): string[] {
  const left = words.filter((word, place) => !isLike(word, place));
  return left.length > 0 ? left : [...words];
}

/** The readings in which two neighbours are one word, with that word and the letters of its shorter part. */
function joinedPairs(words: readonly string[]) {
  if (words.length > MAX_JOINED_WORDS) return [];
  return words.slice(1).map((word, place) => {
    const before = words[place] ?? '';
    return {
      joined: before + word,
      shorter: Math.min(before.length, word.length),
      reading: [...words.slice(0, place), before + word, ...words.slice(place + 2)],
    };
  });
}
