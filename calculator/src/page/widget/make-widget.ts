import { CHECKED, COMPUTED, NOT_CHECKED, STATEMENT_DECIDES } from '../../answers/de.ts';
import { blzSentence } from '../../iban/de.ts';
import { explainBlz } from '../../iban/faults.ts';
import { withoutPrototype } from '../../iban/own-properties.ts';
import { calculator, shared } from '../calculator.ts';
import { ENGLISH_ELEMENTS } from '../shared.ts';
import { BIC, FAULT, ONLY_LARGEST, PRIVATE } from './de.ts';
import { failed, folder, loadScripts } from './load-scripts.ts';
import css from './widget.css';
import { element, MODES, type Widget, waitAtMost } from './widget.ts';

type Fields = { readonly notes?: readonly string[] | undefined } & {
  readonly [Name in 'formatted' | 'error' | 'name' | 'city' | 'bic']?: string | null | undefined;
};

const widgets = new WeakMap<HTMLElement, Widget>();

/**
 * Makes a widget with its plain view, or replaces it if its mode has changed. The event `iban-rechner` is sent on its
 * element: with each result, and with `null` when a shown result is removed because a field or the mode has changed.
 *
 * @throws if the browser is too old, or the page has given the element a shadow root. The element then is unchanged
 */
function makeWidget(host: HTMLElement): void {
  // English words need the good view. Load both before the first focus, so that no one types into a German widget.
  if (!failed[0] && host.matches(ENGLISH_ELEMENTS)) loadScripts(['formular', 'en']);
  const mode = MODES.find(([name]) => name === host.dataset['mode']) ?? MODES[0];
  const present = widgets.get(host);
  if (mode === present?.mode) return;
  const [modeName, action, ...fields] = mode;
  const inputs: HTMLInputElement[] = [];
  const output = element('output');
  const form = element(
    'form',
    ...fields.map(([name, label]) => {
      const input = element('input');
      input.autocomplete = 'off';
      input.autocapitalize = name === 'iban' ? 'characters' : 'off';
      input.setAttribute('autocorrect', 'off');
      input.inputMode = fields[1] ? 'numeric' : 'text';
      if (name === 'blz') input.value = host.dataset[name] ?? '';
      inputs.push(input);
      return element('label', host.getAttribute(`data-label-${name}`) || label, input);
    }),
    element('button', host.getAttribute('data-label-button') || action),
    output,
    element('small', PRIVATE),
  );
  form.lang = 'de';
  form.dir = 'ltr';
  // The fields inherit this from the form.
  form.spellcheck = false;

  const dispatch = (result: object | null) =>
    host.dispatchEvent(
      new CustomEvent('iban-rechner', { detail: { mode: modeName, result }, bubbles: true, composed: true }),
    );
  const widget: Widget = {
    mode,
    form,
    // The good view loads what only some modes need. banken.js brings it, too, if formular.js fails.
    load: () => loadScripts(host.dataset['parts'] === 'none' ? [] : ['formular', 'banken']),
  };
  /**
   * Calls the function of the mode, and shows what it returns, without the sign ✓: embed.js alone confirms nothing. A
   * part may have replaced the functions.
   */
  function show(): void {
    const [text = '', kontonummer] = inputs.map((input) => input.value);
    const [blzFault] = explainBlz(text);
    const isBuild = modeName === 'build';
    const isLookup = modeName === 'lookup';
    const result = isBuild
      ? calculator.buildIban(text, kontonummer)
      : isLookup
        ? calculator.lookupBic(text)
        : calculator.validate(text);
    const { formatted, notes, error }: Fields = withoutPrototype(result);
    const { name, city, bic }: Fields = withoutPrototype(calculator.lookupBic(formatted ?? text));
    const fault = isBuild
      ? error
      : isLookup && blzFault?.code !== 'is-iban'
        ? blzFault && blzSentence(blzFault)
        : calculator.validate(text).reasons[0];
    const onlyLargest = element('a', ONLY_LARGEST);
    if (folder) onlyLargest.href = `${folder}banken`;
    output.replaceChildren(
      ...(fault
        ? [FAULT + fault]
        : [
            formatted && (isBuild ? COMPUTED : CHECKED),
            formatted,
            name ? `${name}, ${city}` : (formatted ?? 'DE').startsWith('DE') && onlyLargest,
            bic && BIC + bic,
            ...(notes ?? []),
            formatted && `${NOT_CHECKED} ${STATEMENT_DECIDES}`,
          ].flatMap((line) => (line ? element('p', line) : []))),
    );
    dispatch(result);
  }

  form.addEventListener('focusin', widget.load, withoutPrototype({ once: true }));
  form.onsubmit = async (event) => {
    // The browser must not send the form.
    event.preventDefault();
    const deadline = waitAtMost();
    widget.until = deadline;
    // Loads with any text, even if a script submits a form that never had focus.
    await Promise.race([widget.load(), deadline]);
    // Not if a field was changed meanwhile, the form was submitted again, or the good view has taken over.
    if (widget.until === deadline) show();
  };
  form.oninput = (event) => {
    widget.last = event;
    widget.until = null;
    if (output.firstElementChild) dispatch(null);
    output.replaceChildren();
  };
  // Withdraws the result, and drops a submit that waits.
  (present?.form.oninput as (() => void) | undefined)?.();
  const root = present ? host.shadowRoot : makeRoot(host);
  root?.replaceChildren(form);
  widgets.set(host, widget);
  shared.takeOver?.(widget);
}

function makeRoot(host: HTMLElement): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow(withoutPrototype({ mode: 'open' as const }));
  root.adoptedStyleSheets = [sheet];
  // The page's styles may hide every div, even with !important. Only an important style of the element itself wins.
  host.style.setProperty('display', 'block', 'important');
  return root;
}

/** Puts a widget into each `<div data-iban-rechner>`, now and later. @throws on old browsers and hostile pages */
export function installWidgets(): void {
  makeWidgets();
  new MutationObserver(makeWidgets).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-lang', 'lang'],
  });
  shared.widgets = widgets;
}

function makeWidgets(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-iban-rechner]')) {
    try {
      makeWidget(host);
    } catch {
      // The browser is too old, or the page has given the element a shadow root. The element keeps its content.
    }
  }
}
