/// <reference lib="dom" />
import { field } from './find.ts';

/**
 * Runs rechner.js from the folder of the page's embed.js: immediately, or after the first change of the text by a
 * keyboard that composes a word.
 *
 * @returns a promise of false if it can't be fetched; the code is fetched first, so it runs in the middle of the event
 */
export async function takeOver(isComposing: boolean): Promise<boolean> {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[src$="/embed.js"]') ?? {};
  const response = await fetch(src.replace('embed', 'rechner'));
  const code = await response.text();
  const run = () => {
    const script = document.createElement('script');
    script.textContent = code;
    document.head.append(script);
  };
  if (!response.ok) return false;
  if (isComposing) addEventListener('compositionupdate', run, { once: true });
  else run();
  return true;
}

/** Whether the first widget of the page has the good view: its form has a live region. */
export const isTakenOver = () =>
  Boolean(document.querySelector('[data-iban-rechner]')?.shadowRoot?.querySelector('form > p[aria-live]'));

/**
 * Changes the text of a field as a browser does that fills a form: by a value and the two events, without keys, and
 * without an inputType.
 */
export function autofill(label: string, text: string): void {
  const input = field(label) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
