import {
  ENGLISH_GIRO,
  englishGiroSentence,
  GERMAN_GIRO,
  GIRO_FIELDS,
  giroSentence,
  isSepaCountry,
  pictureOf,
  prepareInput,
  readGiroFields,
  savePng,
} from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { giroLink } from './giro-link.ts';
import { button } from './plain-button.ts';

const [WORDS, sentence] =
  PAGE_LANGUAGE === 'de' ? [GERMAN_GIRO, giroSentence] : [ENGLISH_GIRO, englishGiroSentence];

/**
 * The button „GiroCode“ among the actions of a confirmed IBAN, and the place where it draws the code.
 *
 * @returns nothing for an IBAN outside of SEPA, for which there are no GiroCodes
 */
export function giroBox(iban: string): { button: HTMLElement; box: HTMLElement } | undefined {
  if (!isSepaCountry(iban.slice(0, 2))) return undefined;
  const box = element('div', 'giro-box');
  box.hidden = true;
  const toggle = button('GiroCode', () => {
    if (!box.hasChildNodes()) box.append(makeForm(iban), giroLink(iban));
    box.hidden = !box.hidden;
    toggle.setAttribute('aria-expanded', String(!box.hidden));
    if (!box.hidden) box.querySelector('input')?.focus();
  });
  toggle.setAttribute('aria-expanded', 'false');
  return { button: toggle, box };
}

/** The form for what the code has besides the IBAN. Nothing has a name, so a browser has nothing to send. */
function makeForm(iban: string): HTMLFormElement {
  const output = element('output', 'giro-picture');
  const fields = GIRO_FIELDS.map((part) => {
    const input = element('input');
    prepareInput(input, part);
    const fault = element('span', 'fault');
    return { input, fault, label: element('label', '', WORDS[part], fault, input) };
  });
  const submit = element('button', '', WORDS.make);
  const form = element('form', '', ...fields.map(({ label }) => label), submit, output);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const inputs = fields.map(({ input }) => input);
    const { code, faults } = readGiroFields(iban, inputs);
    for (const [place, { input, fault }] of fields.entries()) {
      const found = faults[place];
      fault.textContent = found ? WORDS.fault + sentence(found, '') : '';
      if (found) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (!code.valid) return;
    const save = button(WORDS.save, () => savePng(code));
    output.replaceChildren(
      pictureOf(code, WORDS.picture),
      element('div', 'actions', save),
      element('p', 'hint', WORDS.tryIt),
    );
  });
  // A code that no longer says what the fields say must not be saved.
  form.addEventListener('input', () => output.replaceChildren());
  return form;
}
