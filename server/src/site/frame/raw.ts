/**
 * The props of an element whose content is inserted as it is, without escaping. Preact escapes everything else.
 *
 * @param markup text of our own. Nothing in it may come from a visitor, nor, unless it is escaped, from a file.
 */
export function raw(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
