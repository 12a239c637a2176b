import { AS_TYPED, Fault } from '../frame/pieces.tsx';
import { GERMAN_SEARCH_FORM, type SearchFormWords } from '../frame/script/de.ts';
import { NO_ACCOUNT_PATTERN } from './account-data.ts';

/**
 * The form of a search for a bank, for browsers without JavaScript. Field and button are outside of it, and name its
 * id.
 *
 * With JavaScript, a browser ignores `noscript`, and nothing can be submitted until makeSearchForm() has made a form.
 * So nothing is ever sent that a script has not checked, even if the script loads slowly or not at all. After some
 * seconds, a sentence says that it is missing; makeSearchForm() removes the sentence.
 */
export function FormWithoutScript({ id, scriptMissing }: { id: string; scriptMissing: string }) {
  return (
    <>
      <p class="script-missing" data-script-missing="">
        {scriptMissing}
      </p>
      <noscript>
        <form id={id} action="/banken" method="get" />
      </noscript>
    </>
  );
}

interface Props {
  /** German if absent. The results are German. */
  readonly words?: SearchFormWords;
  /** The search text that the field shows. */
  readonly typed?: string;
  /** A sentence: what is wrong with the search text. */
  readonly fault?: string | null;
}

/** In UTF-16 code units; no name with its city is longer. */
export const MAX_SEARCH_LENGTH = 100;

const FORM = 'banksuche-formular';

/** Searches all banks; the server answers. script/guard-bank-search.ts keeps accounts from being sent. */
export function BankSearchForm({ words = GERMAN_SEARCH_FORM, typed, fault = null }: Props) {
  return (
    <div class="banks-form" data-bank-search="" data-form={FORM}>
      <div class="field">
        <label for="banksuche">{words.label}</label>
        <p class="hint" id="banksuche-hinweis">
          {words.hint}
          <noscript> {words.withoutScript}</noscript>
        </p>
        <Fault id="banksuche-fehler" word={words.fault} sentence={fault} />
        <div class="with-button">
          <input
            id="banksuche"
            form={FORM}
            name="q"
            type="text"
            enterkeyhint="search"
            {...AS_TYPED}
            required
            maxLength={MAX_SEARCH_LENGTH}
            pattern={NO_ACCOUNT_PATTERN}
            title={words.title}
            value={typed}
            aria-describedby={fault === null ? 'banksuche-hinweis' : 'banksuche-fehler banksuche-hinweis'}
            aria-invalid={fault === null ? undefined : 'true'}
          />
          <button type="submit" form={FORM}>
            {words.button}
          </button>
        </div>
      </div>
      <div class="actions" hidden data-check-iban="" />
      <p class="visually-hidden" role="status" data-spoken-fault="" />
      <FormWithoutScript id={FORM} scriptMissing={words.scriptMissing} />
    </div>
  );
}
