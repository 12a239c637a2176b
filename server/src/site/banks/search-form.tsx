import { GERMAN_SEARCH_FORM } from '../words/de/search-form.ts';
import type { SearchFormWords } from '../words/words.ts';

interface Props {
  /** German if absent. */
  readonly words?: SearchFormWords;
}

/**
 * The form of a search for a bank, for browsers without JavaScript only. Field and button stand outside of it and name its
 * id. If scripts run, a browser does not read `noscript`, so nothing can be submitted until browser/make-search-form.ts
 * has made a form: then a script sees every submit, also on a slow line, and nothing is sent if the script never comes.
 */
export function FormWithoutScript({ id }: { id: string }) {
  return (
    <noscript>
      <form id={id} action="/banken" method="get" />
    </noscript>
  );
}

/** The end of a field's hint: what happens with a search text in a browser without JavaScript. */
export function HintWithoutScript({ words = GERMAN_SEARCH_FORM }: Props) {
  return <noscript> {words.withoutScript}</noscript>;
}

/** Shown if scripts run, but the script of the search has not come after some seconds. That script removes it. */
export function ScriptMissing({ words = GERMAN_SEARCH_FORM }: Props) {
  return (
    <p class="script-missing" data-script-missing="">
      {words.scriptMissing}
    </p>
  );
}
