import { NO_ACCOUNT_PATTERN } from '../banks/account-data.ts';
import { FormWithoutScript } from '../banks/search-form.tsx';
import { AS_TYPED, Fault } from '../frame/pieces.tsx';
import type { HomeWords } from './de.tsx';

const FORM = 'bank-formular';

/**
 * The one form of the home page: an IBAN is calculated or checked, or a bank is found. home/script/ answers it in the
 * browser. Without JavaScript, its first field is the search for a bank, which the server answers at /banken; the
 * account number has no name and is never sent.
 */
export function AccountForm({ words }: { words: HomeWords['form'] }) {
  return (
    <div class="account-form" data-account-form="" data-form={FORM}>
      <div class="field">
        <label for="bank">{words.first}</label>
        {/* The bank takes the place of the hint, so that nothing moves when it is named. */}
        <div class="hint-or-bank">
          <p class="hint" id="bank-hinweis">
            {words.firstHint}
            <noscript> {words.search.withoutScript}</noscript>
          </p>
          {/* The live regions are in the page from the start: one that is added with its text is not read out. */}
          <p class="named" role="status" data-named="" />
        </div>
        <Fault id="bank-fehler" word={words.search.fault} />
        <div class="suggested">
          <input
            id="bank"
            form={FORM}
            name="q"
            type="text"
            enterkeyhint="next"
            {...AS_TYPED}
            autocorrect="off"
            required
            pattern={NO_ACCOUNT_PATTERN}
            title={words.noAccount}
            aria-describedby="bank-hinweis"
          />
          <div
            id="bank-vorschlaege"
            class="suggestions"
            role="listbox"
            aria-label={words.banks}
            data-hits=""
            hidden
          />
        </div>
      </div>
      <div class="field with-script">
        <label for="konto">{words.second}</label>
        <p class="hint" id="konto-hinweis">
          {words.secondHint}
        </p>
        <Fault id="konto-fehler" word={words.search.fault} />
        <input
          id="konto"
          form={FORM}
          type="text"
          inputmode="numeric"
          enterkeyhint="go"
          autocomplete="off"
          aria-describedby="konto-hinweis"
        />
      </div>
      <p class="line" role="status" data-line="" />
      <p class="visually-hidden" role="status" data-spoken="" />
      <button class="with-script" type="submit" form={FORM} data-submit="">
        {words.submit}
      </button>
      <noscript>
        <button type="submit" form={FORM}>
          {words.search.button}
        </button>
      </noscript>
      <FormWithoutScript id={FORM} scriptMissing={words.scriptMissing} />
    </div>
  );
}
