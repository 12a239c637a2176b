/**
 * The same words in both languages, for a sentence or a part of one. Operators read English, on the terminal and in the
 * log. Visitors and users of the API read German, on `/status` and in `/api/status`.
 */
export interface Wording {
  readonly english: string;
  readonly german: string;
}

/** Joins wordings to one, with the same separator in both languages. */
export function joined(wordings: readonly Wording[], separator: string): Wording {
  return {
    english: wordings.map(({ english }) => english).join(separator),
    german: wordings.map(({ german }) => german).join(separator),
  };
}

/** A number as each language writes it: 2.36 and 2,36. */
export function numeral(value: number, options: Intl.NumberFormatOptions): Wording {
  return {
    english: value.toLocaleString('en-GB', options),
    german: value.toLocaleString('de-DE', options),
  };
}
