import type { Bank, BuiltIban } from './api.d.ts';
import { bareOptions } from './bare-options.ts';
import { buildIban } from './build-iban.ts';
import { blzFault, kontonummerFault } from './digits-fault.ts';
import { element } from './element.ts';
import { fill } from './fill.ts';
import { lookupBic } from './lookup-bic.ts';
import { BANK, BLZ_UNKNOWN, BUILD, COPIED, COPY, FAULT, LOOKUP, PRIVATE, VALIDATE } from './messages.ts';
import { validate } from './validate.ts';
import css from './widget.css';

/**
 * Makes the host element a calculator, in the mode of its `data-mode`.
 *
 * The host itself is touched last, so that it keeps the page's content where anything here fails.
 */
export function widget(host: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const { mode } = host.dataset;
  const texts = mode === 'build' ? BUILD : mode === 'lookup' ? LOOKUP : VALIDATE;
  const [action, above, below, ...fields] = texts.split('|') as [string, string, string, ...string[]];
  const digits = texts !== VALIDATE;
  const faultIn: Array<(text: string) => string> = digits
    ? [blzFault, kontonummerFault]
    : [(text) => validate(text).reasons.join(' ')];

  const form = element('form');
  const result = element('output');
  const groups = element('b');
  const copy = element('button', COPY);
  const inputs = fields.map((field) => {
    const [label, hint] = field.split('#') as [string, string];
    const input = Object.assign(element('input'), {
      inputMode: digits ? 'numeric' : '',
      autocomplete: 'off',
      autocapitalize: 'characters',
      spellcheck: false,
    });
    // The label holds hint and fault too, so they are read out with it.
    form.append(element('label', label, element('small', hint), element('strong'), input));
    return input;
  });
  form.append(element('button', action), result, element('small', PRIVATE));
  form.lang = 'de';
  form.dir = 'ltr';
  copy.type = 'button';
  // So that "Kopiert" is not followed by the whole result once more.
  result.ariaAtomic = false as unknown as string;

  form.onsubmit = (event) => {
    event.preventDefault();
    result.textContent = '';
    const [faulty] = inputs.filter((input, index) => {
      const fault = (faultIn[index] as (text: string) => string)(input.value);
      (input.previousSibling as Node).textContent = fault && FAULT + fault;
      input.ariaInvalid = !!fault as unknown as string;
      return fault;
    });
    if (faulty) faulty.focus();
    else {
      let [text, kontonummer] = inputs.map((input) => input.value) as [string, string?];
      // No field has a fault, so this is no error.
      if (kontonummer) text = (buildIban(text, kontonummer) as BuiltIban).iban;
      const { valid, formatted } = validate(text);
      const bank = lookupBic(text) as Partial<Bank>;
      // The groups are apart by their margin only: selected by hand, they are copied as one word.
      groups.replaceChildren(...formatted.split(' ').map((part) => element('span', part)));
      result.append(
        above,
        valid ? groups : '',
        bank.bic ? fill(BANK, bank.name, bank.city, bank.bic) : valid ? '' : BLZ_UNKNOWN,
        valid ? copy : '',
        below,
      );
    }
  };
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(groups.textContent as string);
      copy.textContent = COPIED;
      setTimeout(() => (copy.textContent = COPY), 2000);
    } catch {
      // Not allowed here: then the IBAN is selected, and the person only needs the keys for copying.
      (getSelection() as Selection).selectAllChildren(groups);
    }
  };

  const root = host.attachShadow(bareOptions);
  root.adoptedStyleSheets = [sheet];
  root.append(form);
  // A page's reset may hide every div; only an important declaration of the element itself outdoes that.
  host.style.cssText += ';display:block!important';
}
