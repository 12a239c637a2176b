import { type Token, tokensOf } from './tokens.ts';

/** What may be around the words once the account is gone. */
const BEFORE = /^[\s,;:/|()-]+/;
const BEHIND = /[\s,;:/|(-]/;

/**
 * A text without the numbers of an account and their labels: of „Sparkasse Köln, Kto 123“, it leaves „Sparkasse Köln“.
 * Numbers of other words, such as a street's, stay with them.
 */
export function wordsBeside(text: string): string {
  const tokens = tokensOf(text);
  const words = tokens
    .filter((token, index) => !isOfAccount(token, tokens[index - 1], tokens[index - 2]))
    .map((token) => token.gap + token.text)
    .join('')
    .replace(BEFORE, '');
  let end = words.length;
  while (BEHIND.test(words[end - 1] ?? '')) end -= 1;
  return words.slice(0, end).replace(/\s+/g, ' ');
}

function isOfAccount(
  { kind, text, gap }: Token,
  before: Token | undefined,
  label: Token | undefined,
): boolean {
  if (kind === 'label' || (kind === 'word' && before?.kind === 'label' && text === 'lautet')) return true;
  if (kind !== 'number') return false;
  // A number behind another word on the same line is that word's.
  return (
    before?.kind !== 'word' || gap.includes('\n') || (before.text === 'lautet' && label?.kind === 'label')
  );
}
