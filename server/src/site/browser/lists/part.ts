/** The element of this page that carries `data-NAME`. */
export function part<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
  const found = document.querySelector<Kind>(`[data-${name}]`);
  if (!found) throw new Error(`The page has no element with data-${name}.`);
  return found;
}

/** Has a sentence read out by screen readers when they have finished what they are reading. */
export function say(sentence: string): void {
  part('said').textContent = sentence;
}
