import type { WidgetWords } from './de.ts';
import type { Widget } from './widget.ts';

/**
 * Labels a widget that embed.js has made in German.
 *
 * @returns a function that writes the page's labels (`data-label-…`) or ours, and returns whether the language changed
 */
export function labelling({ form, mode }: Widget, host: HTMLElement): (words: WidgetWords) => boolean {
  const [name, action, ...fields] = mode;
  const inputs = form.querySelectorAll('input');
  const button = form.querySelector(':scope > button') as HTMLElement;
  const small = form.querySelector('small') as HTMLElement;
  const germanPrivate = small.textContent;
  const write = (node: Node, part: string, ours: string) => {
    const label = host.getAttribute(`data-label-${part}`) || ours;
    if (node.textContent !== label) node.textContent = label;
  };
  return ({ language, form: words }) => {
    for (const [place, [field, label]] of fields.entries())
      write(inputs[place]?.parentElement?.firstChild as Node, field, words?.labels[name][place] ?? label);
    write(button, 'button', words?.actions[name] ?? action);
    if (form.lang === language) return false;
    form.lang = language;
    small.textContent = words?.private ?? germanPrivate;
    return true;
  };
}
