import type { Bank } from '../../directory/bank.ts';
import { cleanBlz } from '../../directory/blz.ts';
import { askApi } from './ask-api.ts';

/** Answers the BLZ search in place. What is no BLZ is never sent. */
export function startBlzSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-blz-search]');
  const input = form?.querySelector('input');
  const fault = form?.querySelector<HTMLElement>('[data-fault]');
  const found = form?.querySelector<HTMLElement>('[data-found] dl');
  if (!form || !input || !fault?.parentElement || !found) return;
  const faultLine = fault.parentElement;
  const title = document.title.replace(/^Fehler: /, '');
  // Our own sentence says more than the browser's.
  form.noValidate = true;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const blz = cleanBlz(input.value);
    if (blz === null) return refuse('BLZ muss 8-stellig sein.');
    const answer = await askApi(`/api/bank/${blz}`);
    if (answer.status === 200) show(JSON.parse(answer.body));
    else refuse(answer.error);
  });

  function show({ blz, name, city, bic }: Bank) {
    say('');
    const groups = blz.match(/^\d{3}|\d{3}|\d{2}/g) ?? [];
    write('name', name);
    write('city', city);
    write('bic', bic ?? 'kein BIC im Verzeichnis');
    write('blz', groups.join('\u00a0'));
    if (found) found.hidden = false;
  }

  function refuse(error: string) {
    say(error);
    if (found) found.hidden = true;
    input?.focus();
  }

  function say(error: string) {
    if (!fault || !input) return;
    fault.textContent = error;
    faultLine.hidden = error === '';
    document.title = error === '' ? title : `Fehler: ${title}`;
    input.setAttribute('aria-describedby', error === '' ? 'blz-hinweis' : 'blz-fehler blz-hinweis');
    if (error === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }

  function write(field: string, text: string) {
    const place = found?.querySelector(`[data-field=${field}]`);
    if (place) place.textContent = text;
  }
}
