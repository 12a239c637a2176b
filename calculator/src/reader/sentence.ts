import { withoutZeros } from './doubts.ts';
import type { Facts } from './facts.ts';
import { isFiller } from './labels.ts';
import type { Reading } from './reading.ts';

/** The longest sentence that is shown whole, in characters. */
const MAX_LENGTH = 240;
/** The end of a sentence: not of an abbreviation, „Kto.“, „z. B.“, or a date, „1. Juni“. */
const END = /(?:\p{Ll}{4}|\d{4})[.!?](?=\s+\p{Lu})|[!?](?=\s)/gu;

const endsIn = (text: string) => [...text.matchAll(END)].map(({ index, 0: { length } }) => index + length);

/**
 * The sentence in which the account of a reading is, to be shown beside the result; undefined if the text has no words
 * but labels. Of numbers on several lines, it is those lines. A line before that ends with a colon belongs to it, and
 * one in brackets after it.
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
  // The last digits may be the end of the sentence.
  const [end = line.length] = endsIn(`0000${line}`).map((place) => place - 4);
  const tail = line.slice(0, end);
  const isCut = [head.length === before.length && first > MAX_LENGTH, tail.length >= MAX_LENGTH];
  const sentence = `${isCut[0] ? '…' : ''}${head}${text.slice(first, last)}${tail}${isCut[1] ? '…' : ''}`;
  return sentence.replace(/\s+/g, ' ').trim();
}

/** The place after the last line end, or after the one before that if the line above ends with a colon. */
function startOfLine(before: string): number {
  const start = before.lastIndexOf('\n') + 1;
  const above = before.slice(0, start).trimEnd();
  return above.endsWith(':') ? above.lastIndexOf('\n') + 1 : start;
}
