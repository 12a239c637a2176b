import { element } from '../element.ts';

/** A radio button with its label: a title, and below it any lines. */
export function radio(group: string, value: string, title: string, lines: readonly string[] = []) {
  const input = element('input');
  Object.assign(input, { type: 'radio', name: group, value });
  const text = element('span');
  text.append(element('span', 'option', title), ...lines.map((line) => element('span', 'detail', line)));
  const label = element('label');
  label.append(input, text);
  return { input, label };
}
