import { NO_ACCOUNT_PATTERN } from '../banks/account-data.ts';
import { FormWithoutScript, HintWithoutScript, ScriptMissing } from '../banks/search-form.tsx';
import type { LiveSearchWords } from '../words/words.ts';

const FORM = 'bank-formular';

/**
 * The search for a bank. browser/bank-search/ answers it in the browser; without JavaScript the server answers at
 * /banken.
 *
 * @param props.id anchor of the search on the page
 */
export function LiveBankSearch({ id, words }: { id: string; words: LiveSearchWords }) {
  const { bankPages } = words;
  return (
    <div data-live-search="" data-form={FORM}>
      <div class="field">
        <label for="bank">{words.label}</label>
        <p class="hint" id="bank-hinweis">
          {words.hint}
          <HintWithoutScript words={words} />
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
            title={words.noAccount}
            aria-describedby="bank-hinweis"
          />
          <button type="submit" form={FORM}>
            {words.submit}
          </button>
        </div>
      </div>
      <ScriptMissing words={words} />
      {/* In the page from the start: a screen reader does not read out a live region that is added with its text. */}
      <p class="count" role="status" data-count="" />
      <ul class="hits" data-hits="" hidden />
      {/* One hit. The script fills in the texts and the address of the link. */}
      <template>
        <li>
          <p>
            <a href={`#${id}`} hreflang={bankPages} lang={bankPages} data-field="name">
              Bank
            </a>{' '}
            <span lang={bankPages} data-field="city" />
            <span class="known" hidden>
              {' '}
              {words.alsoKnownAs} <span lang={bankPages} data-field="known" />
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
          <button type="button">{words.calculate}</button>
          <details hidden>
            <summary />
            <ul class="others" data-field="others" />
            <p>
              <a href={`#${id}`} hreflang={bankPages} data-all="">
                {words.allBlzs}
              </a>
            </p>
          </details>
        </li>
      </template>
      <FormWithoutScript id={FORM} />
    </div>
  );
}
