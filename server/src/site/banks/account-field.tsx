import type { Bank } from '../../directory/bank.ts';
import { Fault, Section } from '../frame/pieces.tsx';

interface Props {
  readonly bank: Bank;
  /** The name in the headline of the page. */
  readonly name: string;
}

/**
 * Asks for an account number of this bank; script/bank-account.ts answers in the browser. The field has no name, so a
 * browser has nothing to send. Without JavaScript, it is not shown.
 */
export function AccountField({ bank, name }: Props) {
  return (
    <div
      class="bank-account with-script"
      data-bank-account={bank.blz}
      data-directory={bank.name}
      data-name={name}
    >
      <Section id="rechnen" title="IBAN bei dieser Bank berechnen" class="beside">
        <form class="banks-form" method="dialog" noValidate data-account="">
          <div class="field">
            <label for="kontonummer">Kontonummer</label>
            <p class="hint" id="kontonummer-hinweis">
              Sie verlässt Ihren Browser nicht.
            </p>
            <Fault id="kontonummer-fehler" />
            <div class="with-button">
              <input
                id="kontonummer"
                type="text"
                inputmode="numeric"
                enterkeyhint="go"
                autocomplete="off"
                aria-describedby="kontonummer-hinweis"
              />
              <button type="submit">IBAN berechnen</button>
            </div>
          </div>
          <p class="line" role="status" data-line="" />
          <div class="actions" hidden data-choices="" />
        </form>
        <p class="visually-hidden" role="status" data-spoken="" />
        <section class="reply" data-result="" tabIndex={-1} />
      </Section>
    </div>
  );
}
