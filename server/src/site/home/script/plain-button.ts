import { element } from '../../frame/script/element.ts';

/** A plain button. */
export function button(text: string, action?: () => void): HTMLElement {
  const made = element('button', 'copy', text);
  made.type = 'button';
  if (action) made.addEventListener('click', action);
  return made;
}
