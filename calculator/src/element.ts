/** A shorter name. */
export const page = document;

/**
 * Makes an element. Text stays text: nothing here reads markup, so nothing that a person or a page passes in can become
 * an element, and Trusted Types have nothing to object to.
 */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const made = page.createElement(tag);
  made.append(...children);
  return made;
};
