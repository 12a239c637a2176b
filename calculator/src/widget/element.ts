/**
 * Makes an element. Texts stay texts: nothing here reads markup, so nothing that a person or a page passes in can
 * become an element, and Trusted Types have nothing to object to. The styles of the page reach it by the name of its tag:
 * `::part(button)`.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.setAttribute('part', tag);
  made.append(...children);
  return made;
}
