/**
 * The props of an element whose content is markup or data that stands in the page unescaped. Preact escapes everything
 * else.
 *
 * @param markup text of our own. Nothing in it may come from a visitor, nor, unless it is escaped, from a file.
 */
export function raw(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
