/**
 * The element of the page „Listen“ that has the attribute `data-NAME`.
 *
 * @throws Error if the page has none
 */
export function pageElement<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
  const element = document.querySelector<Kind>(`[data-${name}]`);
  if (!element) throw new Error(`The page has no element with data-${name}.`);
  return element;
}
