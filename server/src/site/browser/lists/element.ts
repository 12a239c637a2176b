/** A new element with a class and a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
