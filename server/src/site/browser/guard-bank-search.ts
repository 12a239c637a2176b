import { ACCOUNT_IN_BANK_SEARCH, EMPTY_BANK_SEARCH } from '../../content/sentences.ts';
import { mayHoldAccount } from '../banks/account-data.ts';

/** Keeps the search in all banks from sending a text that may hold an account number or an IBAN. */
export function guardBankSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-bank-search]')) {
    const input = form.querySelector('input');
    const fault = form.querySelector<HTMLElement>('[data-fault]');
    const line = fault?.parentElement;
    if (!input || !fault || !line) continue;
    const title = document.title.replace(/^Fehler: /, '');
    // The sentences below say more than the browser's own.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      const isEmpty = input.value.trim() === '';
      if (!isEmpty && !mayHoldAccount(input.value)) return;
      event.preventDefault();
      fault.textContent = isEmpty ? EMPTY_BANK_SEARCH : `${ACCOUNT_IN_BANK_SEARCH} Es wurde nichts gesendet.`;
      line.hidden = false;
      document.title = `Fehler: ${title}`;
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', 'banksuche-fehler banksuche-hinweis');
      input.focus();
    });
  }
}
