import { NO_ACCOUNT_PATTERN } from '../banks/account-data.ts';
import { FormWithoutScript, HintWithoutScript, ScriptMissing } from '../banks/search-form.tsx';

const FORM = 'bank-formular';

/**
 * The search for a bank. browser/bank-search/ answers it in the browser; without JavaScript the server answers at
 * /banken.
 */
export function LiveBankSearch() {
  return (
    <div data-live-search="" data-form={FORM}>
      <div class="field">
        <label for="bank">BLZ, IBAN, BIC, Name oder Ort</label>
        <p class="hint" id="bank-hinweis">
          Zum Beispiel 370&nbsp;400&nbsp;44, COBADEFF oder Sparkasse Landsberg.
          <HintWithoutScript />
        </p>
        <div class="with-button">
          <input
            id="bank"
            form={FORM}
            name="q"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            required
            pattern={NO_ACCOUNT_PATTERN}
            title="Höchstens 8 Ziffern: Kontonummern und IBANs werden nicht gesendet."
            aria-describedby="bank-hinweis"
          />
          <button type="submit" form={FORM}>
            Bank suchen
          </button>
        </div>
      </div>
      <ScriptMissing />
      {/* In the page from the start: a screen reader does not read out a live region that is added with its text. */}
      <p class="count" role="status" data-count="" />
      <ul class="hits" data-hits="" hidden />
      {/* One hit. The script fills in the texts and the address of the link. */}
      <template>
        <li>
          <p>
            <a href="#bank-suchen" data-field="name">
              Bank
            </a>{' '}
            <span data-field="city" />
            <span class="known" hidden>
              {' '}
              auch <span data-field="known" />
            </span>
          </p>
          <dl>
            <div>
              <dt>BLZ</dt>
              <dd class="code" data-field="blz" />
            </div>
            <div>
              <dt>BIC</dt>
              <dd class="code" data-field="bic" />
            </div>
          </dl>
          <button type="button">Mit dieser BLZ rechnen</button>
          <details hidden>
            <summary />
            <ul class="others" data-field="others" />
            <p>
              <a href="#bank-suchen" data-all="">
                Alle Bankleitzahlen dieser Bank
              </a>
            </p>
          </details>
        </li>
      </template>
      <FormWithoutScript id={FORM} />
    </div>
  );
}
