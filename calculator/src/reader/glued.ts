import { patternAt, startsLabel } from './labels.ts';
import type { ReadingFault } from './reading.ts';

/** Characters that may hide digits, such as *, •, …, ░, ?: all but letters, digits, spaces and usual punctuation. */
const MASK = String.raw`[^\p{L}\p{M}\p{N}\s.,:;!()[\]{}/|"'„“”‚‘»«=<>&#№+§€$-]`;
/** Brackets without letters and digits: 53[…]25. */
const ELLIPSIS = String.raw`[([<{][^\p{L}\d]*[)\]>}]`;
// One sign with a space after it is a bullet, several are a mask.
const MASK_BEFORE = String.raw`[^]*?(?:(?![•·▪●*_©] )${MASK} ?|&#|(${MASK}|[.#=&])(?: ?\1)+ ?|${ELLIPSIS})[.-]?$`;
const MASKED_BY_LETTERS = /(?:^|[^\p{L}])x{2,}[ .-]{0,2}$/iu;
const MASK_AFTER = String.raw`-?(?:${MASK}| ?(?:##|\?)|#| ?(?:\u2026|\.{2})|([=&-])\1| (${MASK}) ?\2| ([.-]) \3| x{2,}(?!\p{L})| ?${ELLIPSIS})`;
/**
 * What may be between a label and its number. LEADER includes spaces around it, AFTER_LABEL none: <Konto>5,
 * Konto → 5, Konto -> 5, Konto...: 5, Konto*: 5 (a form).
 */
const LEADER = /^(?:>| ?(?:[→➡⇒➜►▶]|[-=]>) ?|[ ._]+: *|\*: +| ?[._]{5,} )$/;
const AFTER_LABEL = /^(?:[.|/]|["'„“”»«]?[.)]?[:,;]? ?=? ?["'„“”‚‘»«([#№]?|:\*\*?)$/;
/** A hyphen that is used as a colon. Any other hyphen before a number is its sign. */
const COLON = /^(?:-|\s+-\s+)$/;
/** How many characters before and after a number are searched for a mask. */
const NEAR = 8;
const GLUED_BEFORE = /[\p{L}\p{M}][.-]$/u;
const SIGN_BEFORE = /(?:^|[^\p{L}\d)\]])-$/u;
const SIGN_AFTER = /^(?:-[\s,;/)]| -[,;/)]|[,.]-|\+| ?-$)/;
const IBAN_AFTER = /^[.-][A-Z]{2}\d\d/;
const GLUED_AFTER = /^(?:[.'-]?\p{L}|\/(?:\p{L}|x+)(?!\p{L})|[\p{M}\p{N}])/iu;

/**
 * Why digits can't be used as a number, judged by all characters that are glued to them.
 *
 * @param from where the digits begin
 * @param to where they end
 * @param gap what is between the piece before and the digits
 * @param isLabelled whether the piece before is a label
 * @returns undefined if nothing is glued to them; `phone` for digits after a plus sign: +49
 */
export function gluedTo(
  text: string,
  from: number,
  to: number,
  gap: string,
  isLabelled: boolean,
): ReadingFault | 'phone' | undefined {
  const before = text.slice(Math.max(0, from - NEAR), from);
  const after = text.slice(to, to + NEAR);
  const isLed = isLabelled && LEADER.test(gap);
  const isMasked = !isLed && patternAt(MASK_BEFORE).test(gap.slice(-NEAR));
  if (isMasked || MASKED_BY_LETTERS.test(before) || patternAt(MASK_AFTER).test(after)) return 'masked';
  if (gap.endsWith('+')) return 'phone';
  const isColon = isLabelled && COLON.test(gap);
  if ((SIGN_BEFORE.test(before) && !isColon) || SIGN_AFTER.test(after)) return 'sign';
  if (isLabelled && !isLed && !isColon && (!AFTER_LABEL.test(gap.trim()) || /\s\/$/.test(gap)))
    return 'masked';
  const isLetterBefore = !isLabelled && GLUED_BEFORE.test(before);
  const glued = GLUED_AFTER.exec(after)?.[0].length ?? 0;
  const isLetterAfter = glued > 0 && !startsLabel(text, to + glued - 1) && !IBAN_AFTER.test(after);
  return isLetterBefore || isLetterAfter ? 'letters' : undefined;
}
