/**
 * The search for a bank: a plain form that the server answers at /banken, answered in the browser by browser/bank-search.ts.
 *
 * The pattern lets a browser without JavaScript send eight digits at most, so that neither an IBAN nor an account number
 * beside a BLZ gets into an address by mistake.
 */
export function BankSearch() {
  return (
    <form class="bank-search" action="/banken" method="get" data-live-search="">
      <div class="field">
        <label for="bank">BLZ, IBAN, BIC, Name oder Ort</label>
        <p class="hint" id="bank-hinweis">
          Zum Beispiel 370&nbsp;400&nbsp;44, COBADEFF oder Sparkasse Landsberg
        </p>
        <div class="with-button">
          <input
            id="bank"
            name="q"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            required
            pattern="[^0-9]*([0-9][^0-9]*){0,8}"
            title="Höchstens 8 Ziffern: Kontonummern und IBANs werden nicht gesendet."
            aria-describedby="bank-hinweis"
          />
          <button type="submit">Bank suchen</button>
        </div>
      </div>
      {/* Always there, since a live region that comes with its text is not read out. */}
      <p class="count" role="status" data-count="" />
      <ul class="hits" data-hits="" hidden />
      {/* A bank that was found. The script writes into it, and lets its link lead to the page of the bank. */}
      <template>
        <li>
          <p>
            <a href="#bank-suchen" data-field="name">
              Bank
            </a>{' '}
            <span data-field="city" />
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
        </li>
      </template>
    </form>
  );
}
