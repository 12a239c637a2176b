/**
 * Makes an element. Texts stay texts: nothing here reads markup, so nothing that a person or a page passes in can
 * become an element, and Trusted Types have nothing to object to.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
