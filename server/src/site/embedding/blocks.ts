import type { FRAMES, SnippetName } from './snippets.ts';

/** A text in both languages. In it, `code` and [links](#anchor) are marked as in Markdown. */
export type Both = readonly [de: string, en: string];

/** A piece of the reference. */
export type Block =
  | { readonly text: Both }
  /** A heading below that of the section, and its anchor. */
  | { readonly heading: Both; readonly id: Both }
  /** With the look `scripts`, the table gets a second column with the sizes of our scripts. */
  | {
      readonly table: Both;
      readonly heads: readonly Both[];
      readonly rows: readonly (readonly Both[])[];
      readonly look: 'values' | 'scripts';
    }
  /** Code to copy, hidden until a click, unless `isOpen` is set or the code is beside a running example. */
  | { readonly snippet: SnippetName; readonly label: Both; readonly isOpen?: true }
  /**
   * A line or text to copy.
   *
   * @param address of this site, without a slash at its end: `https://iban.example`
   * @param operator the operator's name, or that address if the operator has not set a name
   */
  | {
      readonly line: (address: string, operator: string) => Both;
      readonly label: Both;
      readonly prose?: true;
    }
  /** A running example, with what is beside it. With `folded`, only this name is shown until a click. */
  | {
      readonly live: 'widget' | 'functions' | 'field' | (typeof FRAMES)[number]['mode'];
      readonly beside: readonly Block[];
      readonly folded?: Both;
    };

/** A section of the reference. */
export interface Section {
  readonly id: Both;
  readonly title: Both;
  readonly blocks: readonly Block[];
}

/** A paragraph. */
export const text = (de: string, en: string): Block => ({ text: [de, en] });

/** A text in both languages, `German | English`, or one that is the same in both. */
function both(text: string): Both {
  const [de = '', en = de] = text.split(' | ');
  return [de, en];
}

/**
 * A table whose first column is code.
 *
 * @param caption `German | English`, or one text for both, as each of `heads`
 * @param rows each `code | German | English`, or `code | text` if the text is the same in both languages. In place of
 *   code that differs by language, `German code / English code`
 */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly string[],
  look: 'values' | 'scripts' = 'values',
): Block {
  const cells = rows.map((row) => {
    const [code = '', ...meaning] = row.split(' | ');
    return [both(code.replace(' / ', ' | ')), both(meaning.join(' | '))];
  });
  return { table: both(caption), heads: heads.map(both), rows: cells, look };
}
