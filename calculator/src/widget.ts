import type { Bank, BuiltIban } from './api.d.ts';
import { bare } from './bare.ts';
import { buildIban } from './build-iban.ts';
import { clean } from './clean.ts';
import { blzFaults, kontonummerFaults } from './digits-faults.ts';
import { element } from './element.ts';
import { lookupBic } from './lookup-bic.ts';
import { BANK_UNKNOWN, BIC, BUILD, COPIED, COPY, FAULT, LOOKUP, PRIVATE, VALIDATE } from './messages.ts';
import { BUTTON, SHOWN } from './names.ts';
import { validate } from './validate.ts';
import css from './widget.css';

/**
 * Makes the host element a calculator, in the mode of its `data-mode`.
 *
 * The host itself is touched last, so that it keeps the page's content where anything here fails.
 */
export const widget = (host: HTMLElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const { mode } = host.dataset;
  const texts = mode === 'build' ? BUILD : mode === 'lookup' ? LOOKUP : VALIDATE;
  // Only the form that builds has a second field, and only the one that looks up has nothing to say above its result.
  const [action, above, below, ...labels] = texts.split('|') as [string, string, string, ...string[]];

  const form = element('form');
  const result = element('output');
  const copy = element(BUTTON, COPY);
  let groups: HTMLElement;
  let root: ShadowRoot;
  // A parameter only because that is shorter: map() passes three arguments.
  const inputs = labels.map((label, _, __, input = element('input')) => {
    input.autocomplete = 'off';
    if (labels[1]) input.inputMode = 'numeric';
    // The label holds the fault too, so it is read out with it.
    form.append(element('label', label, element('strong'), input));
    return input;
  });
  form.append(element(BUTTON, action), result, element('small', PRIVATE));
  copy.type = BUTTON;
  // So that "Kopiert" is not followed by the whole result once more.
  result.ariaAtomic = false as unknown as string;

  form.lang = 'de';
  form.dir = 'ltr';
  // These two are for the form's fields, which take them from it.
  form.autocapitalize = 'characters';
  form.spellcheck = false;
  form.onsubmit = () => {
    result.textContent = '';
    const [faulty] = inputs.filter((input, index, _, text = input.value) => {
      const fault = (
        index
          ? kontonummerFaults(text)
          : // Where both are taken, what starts with a letter is an IBAN.
            labels[1] || (!above && clean(text) < 'A')
            ? blzFaults(text)
            : validate(text).reasons
      ).join(' ');
      (input.previousSibling as Node).textContent = fault && FAULT + fault;
      input.ariaInvalid = !!fault as unknown as string;
      return fault;
    });
    faulty?.focus();
    if (!faulty) {
      let [text, kontonummer] = inputs.map((input) => input.value) as [string, string?];
      // No field has a fault, so this is no error.
      if (kontonummer) text = (buildIban(text, kontonummer) as BuiltIban).iban;
      const { valid, formatted: iban } = validate(text);
      const bank = lookupBic(text) as Partial<Bank>;
      // The groups are apart by their margin only: selected by hand, they are copied as one word.
      groups = element('b', ...iban.split(' ').map((part) => element('span', part)));
      result.append(
        above,
        valid ? groups : '',
        // Between elements: two texts side by side would run into one another.
        bank.bic ? `${bank.name}, ${bank.city}${BIC}${bank.bic}` : BANK_UNKNOWN,
        valid ? copy : '',
        below,
      );
    }
    // The browser sends nothing.
    return false;
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

  // biome-ignore lint/suspicious/noAssignInExpressions: shorter
  (root = host.attachShadow(bare)).adoptedStyleSheets = [sheet];
  root.append(form);
  // A page's reset may hide every div; only an important declaration of the element itself outdoes that.
  host.style.cssText += SHOWN;
};
