import type { FRAMES, SnippetName } from './snippets.ts';

/** A text in both languages. In it, `code` and [links](#anchor) are marked as in Markdown. */
export type Both = readonly [de: string, en: string];

/** A piece of the reference. */
export type Block =
  | { readonly text: Both }
  /** A heading below that of the section, and its anchor. */
  | { readonly heading: Both; readonly id: Both }
  /** With `scripts`, a second column has the sizes of our scripts. */
  | {
      readonly table: Both;
      readonly heads: readonly Both[];
      readonly rows: readonly (readonly Both[])[];
      readonly look: 'values' | 'scripts';
    }
  /** Folded, except beside an example at work. */
  | { readonly snippet: SnippetName; readonly label: Both; readonly isOpen?: true }
  /** A line to copy that is made from the address of this site. @param operator its operator's name, or its host */
  | { readonly line: (host: string, operator: string) => Both; readonly label: Both; readonly prose?: true }
  /** An example at work, with what is beside it. One that few need is folded below its name. */
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
 * A table of what can be set.
 *
 * @param caption read by both(), like each of `heads`
 * @param rows each with code before what both() reads: `code | German | English`. Code that differs by language is
 *   `German / English`
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
