import { giroPayload } from '../../iban/giro-code.ts';
import { giroSentence as germanSentence } from '../../iban/giro-de.ts';
import { giroSentence as englishSentence } from '../../iban/giro-en.ts';
import { ownFields } from '../../iban/own-fields.ts';
import { ENGLISH_ELEMENTS } from '../shared.ts';
import { showFault } from '../widget/line.ts';
import { element } from '../widget/widget.ts';
import { GERMAN_GIRO } from './de.ts';
import { ENGLISH_GIRO } from './en.ts';
import { GIRO_FIELDS, prepareInput, readGiroFields } from './form-fields.ts';
import css from './girocode.css';
import { pictureOf, savePng } from './picture.ts';

/** The forms for GiroCodes, each with its IBAN, by the elements of their widgets. */
const offers = new WeakMap<HTMLElement, { readonly iban: string; readonly form: HTMLFormElement }>();
let sheet: CSSStyleSheet | undefined;

/**
 * Offers a GiroCode below the confirmed IBAN that a widget shows, and takes it away when the IBAN is gone. A result
 * that is made again with the same IBAN leaves what was typed.
 */
export function offerGiroCode(host: HTMLElement, result: object | null): void {
  const iban = confirmedIban(result);
  const present = offers.get(host);
  if (iban && present?.iban === iban && present.form.isConnected) return;
  present?.form.remove();
  const root = host.shadowRoot;
  // Outside of SEPA, or where a code needs the BIC, nothing is offered.
  if (!root || giroPayload({ name: '-', iban }).faults.length > 0) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
  const form = makeForm(iban, host.matches(ENGLISH_ELEMENTS));
  root.append(form);
  offers.set(host, { iban, form });
}

function confirmedIban(result: object | null): string {
  const { confirmed, iban, valid, formatted } = ownFields(result);
  return confirmed === true ? String(iban ?? (valid === true ? formatted : '')) : '';
}

function makeForm(iban: string, isEnglish: boolean): HTMLFormElement {
  const words = isEnglish ? ENGLISH_GIRO : GERMAN_GIRO;
  const sentence = isEnglish ? englishSentence : germanSentence;
  const output = element('output');
  const labels = GIRO_FIELDS.map((part) => {
    const input = element('input');
    prepareInput(input, part);
    const hint = part === 'name' ? [element('small', words.nameHint)] : [];
    return element('label', words[part], ...hint, element('strong'), input);
  });
  const fields = element('section', ...labels, element('button', words.make), output);
  const form = element('form', element('details', element('summary', words.summary), fields));
  const inputs = [...form.querySelectorAll('input')];
  form.lang = isEnglish ? 'en' : 'de';
  form.dir = 'ltr';
  form.spellcheck = false;
  form.onsubmit = (event) => {
    // The browser must not send the form.
    event.preventDefault();
    const { code, faults } = readGiroFields(iban, inputs);
    for (const [place, input] of inputs.entries()) {
      const fault = faults[place];
      showFault(input, fault ? words.fault + sentence(fault, '') : '');
    }
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!code.valid) return;
    const save = element('button', words.save);
    save.type = 'button';
    save.onclick = () => savePng(code);
    const picture = pictureOf(code, words.picture);
    output.replaceChildren(picture, element('div', save), element('small', words.tryIt));
  };
  // A code that no longer says what the fields say must not be saved.
  form.oninput = () => output.replaceChildren();
  return form;
}
