import { CHECKED, COMPUTED, NOT_CHECKED, STATEMENT_DECIDES } from '../../answers/de.ts';
import { buildIban, lookupBic, validate } from '../../answers/plain.ts';
import { blzSentence } from '../../iban/de.ts';
import { blzFaults } from '../../iban/faults.ts';
import { failures, folder } from '../load.ts';
import { ENGLISH_ELEMENTS, type Shared } from '../shared.ts';
import { BIC, FAULT, ONLY_LARGEST, PRIVATE, WAITING } from './de.ts';
import css from './widget.css';
import { element, MODES, submitDeadline, type Widget } from './widget.ts';

/** After how many milliseconds a waiting submit says so. */
const TELL_AFTER_MS = 300;

type Fields = {
  readonly [Name in 'formatted' | 'error' | 'name' | 'city' | 'bic']?: string | null | undefined;
};

/**
 * Makes a widget with its plain view, or replaces it if its mode has changed. The event `iban-rechner` is sent on its
 * element: with each result, and with `null` when a shown result is removed because a field or the mode has changed.
 *
 * @throws if the browser is too old, or the page has given the element a shadow root. The element then is unchanged
 */
function makeWidget(host: HTMLElement, shared: Shared): void {
  const { widgets, load } = shared;
  const loadWhole = () => load('rechner', () => shared.whole, host.dataset['load'] !== 'none');
  // English words need the whole. It loads before the first focus, so that no one types into a German widget.
  if (!failures && host.matches(ENGLISH_ELEMENTS)) loadWhole();
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
  const widget: Widget = { mode, form };
  /** Shows the result of the mode's function, without the sign ✓: embed.js alone confirms nothing. */
  function show(): void {
    const [text = '', kontonummer] = inputs.map((input) => input.value);
    const [blzFault] = blzFaults(text);
    const isBuild = modeName === 'build';
    const isLookup = modeName === 'lookup';
    const result = isBuild ? buildIban(text, kontonummer) : isLookup ? lookupBic(text) : validate(text);
    const { formatted, error }: Fields = result;
    const { name, city, bic }: Fields = lookupBic(formatted ?? text);
    const fault = isBuild
      ? error
      : isLookup && blzFault?.code !== 'is-iban'
        ? blzFault && blzSentence(blzFault)
        : validate(text).reasons[0];
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
            formatted && `${NOT_CHECKED} ${STATEMENT_DECIDES}`,
          ].flatMap((line) => (line ? element('p', line) : []))),
    );
    dispatch(result);
  }

  form.addEventListener('focusin', loadWhole, { once: true });
  form.onsubmit = async (event) => {
    // The browser must not send the form.
    event.preventDefault();
    const deadline = submitDeadline();
    widget.until = deadline;
    setTimeout(() => {
      if (widget.until === deadline) output.textContent = WAITING;
    }, TELL_AFTER_MS);
    // Loads with any text, even if a script submits a form that never had focus.
    await Promise.race([loadWhole(), deadline]);
    // Not if a field was changed meanwhile, the form was submitted again, or the good view has taken over.
    if (widget.until !== deadline) return;
    widget.until = null;
    show();
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
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  // The page's styles may hide every div, even with !important. Only an important style of the element itself wins.
  host.style.setProperty('display', 'block', 'important');
  return root;
}

/** Puts a widget into each `<div data-iban-rechner>`, now and later. @throws on old browsers and hostile pages */
export function installWidgets(shared: Shared): void {
  function makeWidgets(): void {
    for (const host of document.querySelectorAll<HTMLElement>('[data-iban-rechner]')) {
      try {
        makeWidget(host, shared);
      } catch {
        // The browser is too old, or the page has given the element a shadow root. The element keeps its content.
      }
    }
  }
  makeWidgets();
  new MutationObserver(makeWidgets).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-lang', 'lang'],
  });
}
