/**
 * Whether two words differ by one typing error: one letter is wrong, missing or too many, or two neighbours are swapped.
 * That is a Damerau–Levenshtein distance of one.
 */
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
