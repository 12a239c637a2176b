import { startsLabel } from './labels.ts';
import type { ReadingFault } from './reading.ts';

// What hides digits: one such character glued to the number, or several with a space between. Single dots, bullets and
// number signs with a space are a sentence's end, a list's or „#4711“.
const SIGN =
  '*\\u2022\\u25cf\\u25cb\\u25ef\\u2219\\u00b7\\u22c5\\u25aa\\u25ab\\u25a0\\u25a1\\u25e6\\u2026\\u00d7\\u2217\\u2731?';
const MASK_BEFORE = new RegExp(String.raw`(?:[${SIGN}]|[${SIGN}]{2,} |\u2026 |[.#_]{2,} ?)-?$`, 'iu');
const MASKED_BY_LETTERS = /(?:^|[^\p{L}])x{2,}[ -]?$/iu;
const MASK_BEHIND = new RegExp(
  String.raw`^-?(?:[${SIGN}]| [*\u2022\u25cf]{2,}|[.#_]{2,}| (?:\u2026|\.{2,}|[${SIGN}]{2,}) ?\d| x{2,}(?!\p{L}))`,
  'iu',
);
/** So far a mask reaches that matters. */
const NEAR = 6;
const GLUED_BEFORE = /[\p{L}\p{M}][.-]$|[@_\\~^]$/u;
const SIGN_BEFORE = /(?:^|[^\p{L}\d)\]])-$/u;
const GLUED_BEHIND = /^(?:[.'-]?\p{L}|[\p{M}\p{N}@_^°]|-$)/u;

/**
 * Why digits are no number to use: all characters that are glued to them count.
 *
 * @param end of the piece before
 * @param isLabelled whether that is a label
 * @returns undefined if nothing is glued to them; `phone` for the code of a country
 */
export function gluedTo(
  text: string,
  {
    end,
    from,
    to,
    isLabelled,
  }: { readonly end: number; readonly from: number; readonly to: number; readonly isLabelled: boolean },
): ReadingFault | 'phone' | undefined {
  const before = text.slice(Math.max(0, from - NEAR), from);
  const gap = text.slice(Math.max(end, from - NEAR), from);
  const behind = text.slice(to, to + NEAR);
  if (MASK_BEFORE.test(gap) || MASKED_BY_LETTERS.test(before) || MASK_BEHIND.test(behind)) return 'masked';
  if (gap.endsWith('+')) return 'phone';
  const isColon = gap === '-' && isLabelled;
  if (SIGN_BEFORE.test(before) && !isColon) return 'sign';
  const isLetterBefore = GLUED_BEFORE.test(before) && !(isLabelled && gap.length < 2);
  const glued = GLUED_BEHIND.exec(behind)?.[0].length ?? 0;
  const isLetterBehind = glued > 0 && !startsLabel(text, to + glued - 1) && !startsIban(text, to);
  if (isLetterBefore || isLetterBehind) return 'letters';
  return undefined;
}

const startsIban = (text: string, place: number) => /^[. -]?[A-Z]{2}\d\d/.test(text.slice(place, place + 5));
