import { NO_ACCOUNT_PATTERN } from './account-data.ts';
import { FormWithoutScript, HintWithoutScript, ScriptMissing } from './search-form.tsx';

interface Props {
  /** The search text that the field shows. */
  readonly typed?: string;
  /** A sentence: what is wrong with the search text. */
  readonly fault?: string | null;
}

/** In UTF-16 code units; no name with its city is longer. */
export const MAX_SEARCH_LENGTH = 100;

const FORM = 'banksuche-formular';

/** Searches all banks; the server answers. browser/guard-bank-search.ts keeps accounts from being sent. */
export function BankSearchForm({ typed, fault = null }: Props) {
  return (
    <div class="banks-form" data-bank-search="" data-form={FORM}>
      <div class="field">
        <label for="banksuche">Name, Ort, BIC oder Bankleitzahl</label>
        <p class="hint" id="banksuche-hinweis">
          Zum Beispiel Sparkasse Köln, COBADEFF oder 370&nbsp;400&nbsp;44.
          <HintWithoutScript />
        </p>
        <p class="fault" id="banksuche-fehler" hidden={fault === null}>
          <span class="visually-hidden">Fehler: </span>
          <span data-fault="">{fault}</span>
        </p>
        <div class="with-button">
          <input
            id="banksuche"
            form={FORM}
            name="q"
            type="text"
            enterkeyhint="search"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            required
            maxLength={MAX_SEARCH_LENGTH}
            pattern={NO_ACCOUNT_PATTERN}
            title="Höchstens 8 Ziffern: keine Kontonummer und keine IBAN"
            value={typed}
            aria-describedby={fault === null ? 'banksuche-hinweis' : 'banksuche-fehler banksuche-hinweis'}
            aria-invalid={fault === null ? undefined : 'true'}
          />
          <button type="submit" form={FORM}>
            Bank suchen
          </button>
        </div>
      </div>
      <ScriptMissing />
      <FormWithoutScript id={FORM} />
    </div>
  );
}
