import type { Account, Reading } from '../reader/reading.ts';

/** What the widget says of a text that stood in its fields, without language. */
export type Line =
  | {
      readonly code:
        | 'account-taken'
        | 'blz-taken'
        | 'kontonummer-taken'
        | 'iban-taken'
        /** The two numbers stood in each other's field, and were put right. */
        | 'put-right'
        | 'is-iban'
        /** An IBAN with a typing error. */
        | 'looks-like-iban';
    }
  /** An account stands in the field for an IBAN. */
  | { readonly code: 'is-account'; readonly account: Account }
  /** @property text of the field: `1234567 5` */
  | { readonly code: 'several-numbers'; readonly field: keyof Account; readonly text: string }
  | { readonly code: 'unread'; readonly reading: UnreadReading };

/** A reading from which nothing was taken. */
export type UnreadReading = Extract<Reading, { code: 'unclear' | 'contradiction' | 'refused' }>;

/** The sentences of a language about lines. */
export type FieldWords = {
  readonly [Code in Line['code']]: (line: Extract<Line, { code: Code }>) => string;
};

/** The sentence about a line. @returns `''` if there is nothing to say */
export const lineSentence = (line: Line | null, words: FieldWords): string =>
  line ? (words[line.code] as (line: Line) => string)(line) : '';
