import { cleanBlz } from '../../directory/blz.ts';
import { askApi } from './ask-api.ts';

/** Digits that an account or an IBAN could hide in: more than a BLZ has never leaves the page. */
const BLZ_DIGITS = 8;

/** Shows the box in which the API can be tried out, in the place of the plain links. */
export function startTryOut(): void {
  const form = document.querySelector<HTMLFormElement>('[data-try]');
  const select = form?.querySelector('select');
  const input = form?.querySelector('input');
  const blzField = form?.querySelector<HTMLElement>('[data-try-blz]');
  const summary = form?.querySelector<HTMLElement>('[data-try-summary]');
  const answer = form?.querySelector<HTMLElement>('[data-try-answer]');
  const links = document.querySelector<HTMLElement>('[data-try-links]');
  if (!form || !select || !input || !blzField || !summary || !answer || !links) return;
  form.hidden = false;
  links.hidden = true;

  const withBlz = () => select.value.endsWith('/');
  select.addEventListener('change', () => {
    blzField.hidden = !withBlz();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    answer.hidden = true;
    const digits = input.value.replace(/\D/g, '').length;
    if (withBlz() && digits > BLZ_DIGITS) {
      summary.textContent = 'Das sind mehr als 8\u00a0Ziffern. Zum Schutz Ihrer Daten wird nichts gesendet.';
      return;
    }
    const path = withBlz()
      ? select.value + (cleanBlz(input.value) ?? encodeURIComponent(input.value))
      : select.value;
    const started = performance.now();
    const { status, body, error } = await askApi(path);
    const took = Math.round(performance.now() - started);
    summary.textContent =
      status === 0 ? error : `GET ${path} – Status ${status} nach ${took}\u00a0Millisekunden`;
    if (status === 0) return;
    answer.textContent = pretty(body);
    answer.hidden = false;
  });
}

/** A proxy in between may answer with something else than JSON; that is shown as it came. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
