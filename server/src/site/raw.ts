/**
 * For the few texts of our own that are markup or data already. Everything else on a page is escaped by Preact.
 *
 * @param markup nothing in it may come from a visitor, nor from a file unless it is escaped
 */
export function raw(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
