import { cleanBlz } from '../../../directory/blz.ts';
import { mayHoldAccount } from '../../banks/account-data.ts';
import { find } from '../../frame/script/element.ts';
import { setAttribute, showFaultInTitle } from '../../frame/script/fault.ts';

const ACCOUNT =
  'Das sieht nach einer Kontonummer oder einer IBAN aus. Zum Schutz Ihrer Daten wird nichts gesendet.';
const UNREACHABLE = 'Der Server ist gerade nicht erreichbar. Versuchen Sie es später noch einmal.';

/** Shows the form that asks the API, in place of the links to its addresses. */
export function startTryOut(): void {
  const form = document.querySelector<HTMLFormElement>('[data-try]');
  if (!form) return;
  const select = find<HTMLSelectElement>('#adresse');
  const input = find<HTMLInputElement>('#try-blz');
  const summary = find('[data-try-summary]');
  const answer = find('[data-try-answer]');
  form.hidden = false;
  find('[data-try-links]').hidden = true;

  const asksForBank = () => select.value.endsWith('/');
  select.addEventListener('change', () => {
    find('[data-try-blz]').hidden = !asksForBank();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    answer.hidden = true;
    const isFaulty = asksForBank() && mayHoldAccount(input.value);
    showFaultInTitle(isFaulty);
    summary.classList.toggle('fault', isFaulty);
    setAttribute(input, 'aria-invalid', isFaulty ? 'true' : '');
    if (isFaulty) {
      summary.textContent = ACCOUNT;
      return;
    }
    const path = asksForBank()
      ? select.value + (cleanBlz(input.value) ?? encodeURIComponent(input.value))
      : select.value;
    try {
      const start = performance.now();
      const response = await fetch(path);
      const body = await response.text();
      const elapsedMs = Math.round(performance.now() - start);
      summary.textContent = `GET ${path} – Status\u00a0${response.status} nach ${elapsedMs}\u00a0Millisekunden`;
      answer.querySelector('pre')?.replaceChildren(indented(body));
      answer.hidden = false;
      answer.scrollTop = 0;
    } catch {
      summary.textContent = UNREACHABLE;
    }
  });
}

/** JSON with indentation. A proxy in between may answer with other text, which stays as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
