import { ACCOUNT_DATA_FAULT, mayHoldAccount } from '../banks/account-data.ts';

/** Keeps what may be an account number or an IBAN from being sent by a search for banks. */
export function guardBankSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-bank-search]')) {
    const input = form.querySelector('input');
    const fault = form.querySelector<HTMLElement>('[data-fault]');
    const line = fault?.parentElement;
    if (!input || !fault || !line) continue;
    const title = document.title.replace(/^Fehler: /, '');
    // Our own sentences say more than the browser's.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      const isEmpty = input.value.trim() === '';
      if (!isEmpty && !mayHoldAccount(input.value)) return;
      event.preventDefault();
      fault.textContent = isEmpty
        ? 'Geben Sie einen Namen, einen Ort, einen BIC oder eine Bankleitzahl ein.'
        : `${ACCOUNT_DATA_FAULT} Es wurde nichts gesendet.`;
      line.hidden = false;
      document.title = `Fehler: ${title}`;
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', 'banksuche-fehler banksuche-hinweis');
      input.focus();
    });
  }
}
