import { withoutZeros } from './doubts.ts';
import type { Facts } from './facts.ts';
import { isFiller } from './labels.ts';
import type { Reading } from './reading.ts';

/** How many characters are shown before the account and after it at most. */
const MAX_LENGTH = 240;
/** The end of a sentence, not that of an abbreviation („Kto.“, „z. B.“) or of the day in a date („1. Juni“). */
const END = /(?:\p{Ll}{4}|\d{4})[.!?](?=\s+\p{Lu})|[!?](?=\s)/gu;

const endsIn = (text: string) => [...text.matchAll(END)].map(({ index, 0: { length } }) => index + length);

/**
 * The sentence in which the account of a reading is, to be shown beside the result. If the numbers are on several
 * lines, returns all lines from the first number to the last. If the line above ends with a colon, it is returned, too,
 * and so is a line in brackets below.
 *
 * @returns undefined if all words of the text are labels, or the reading has no account
 */
export function sentenceOf(
  text: string,
  { tokens, numbers, ibans, codes }: Facts,
  reading: Reading,
): string | undefined {
  if (!tokens.some(({ kind, text: word }) => kind === 'word' && !isFiller(word))) return undefined;
  const places =
    reading.code === 'iban'
      ? [[...ibans, ...codes].find(({ iban }) => iban === reading.iban)?.place]
      : reading.code === 'account'
        ? [reading.blz, reading.kontonummer].map(
            (own) =>
              // In the text, the number may also have its sub-account: 1234567/00 for 1234567.
              numbers.find(
                ({ digits }) => withoutZeros(digits) === withoutZeros(own) || digits.startsWith(own),
              )?.place,
          )
        : [];
  const found = places.flatMap((place) => tokens[place ?? -1] ?? []);
  if (found.length === 0) return undefined;
  const first = Math.min(...found.map(({ start }) => start));
  const last = Math.max(...found.map(({ start, text: { length } }) => start + length));
  const before = text.slice(Math.max(0, first - MAX_LENGTH), first);
  const after = text.slice(last, last + MAX_LENGTH);
  const start = Math.max(startOfLine(before), ...endsIn(before));
  const line = /^[^\n]*(?:\n+ *\([^\n)]*\))?/.exec(after)?.[0] ?? '';
  const head = before.slice(start);
  // The last number may be the end of the sentence. END needs four digits before a full stop: zeros stand for them.
  const [end = line.length] = endsIn(`0000${line}`).map((place) => place - 4);
  const tail = line.slice(0, end);
  const omittedBefore = head.length === before.length && first > MAX_LENGTH ? '…' : '';
  const omittedAfter = tail.length >= MAX_LENGTH ? '…' : '';
  const sentence = omittedBefore + head + text.slice(first, last) + tail + omittedAfter;
  return sentence.replace(/\s+/g, ' ').trim();
}

/** The place after the last line end, or after the one before that if the line above ends with a colon. */
function startOfLine(before: string): number {
  const start = before.lastIndexOf('\n') + 1;
  const above = before.slice(0, start).trimEnd();
  return above.endsWith(':') ? above.lastIndexOf('\n') + 1 : start;
}
