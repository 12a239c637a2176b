import { hasOwn, withoutPrototype } from '../iban/own-properties.ts';
import { type Sharing, sharedOf, withCalculator } from './shared.ts';
import { BIC } from './widget/de.ts';
import { installGoodView } from './widget/install-good-view.ts';
import { element, type Widget } from './widget/widget.ts';

const lines = new WeakMap<HTMLFormElement, HTMLElement>();

/** In a form that builds IBANs, names the bank below the button until there is an IBAN. */
function nameBank(calculator: Sharing, { mode, form }: Widget): void {
  const input = form.querySelector('input');
  if (mode[0] !== 'build' || !input) return;
  let line = lines.get(form);
  if (!line) {
    line = element('span');
    line.setAttribute('aria-live', 'polite');
    form.querySelector('output')?.after(line);
    lines.set(form, line);
  }
  const bank = calculator.lookupBic(input.value);
  const isKnown = hasOwn(bank, 'name') && !form.querySelector('output b');
  const { name } = sharedOf(calculator).parts?.findBank?.(input.value) ?? withoutPrototype(bank);
  const text = isKnown ? `${name}, ${bank.city}${bank.bic ? `, ${BIC}${bank.bic}` : ''}` : '';
  if (line.textContent !== text) line.textContent = text;
  // Outside the layout, an empty line adds no gap to the form.
  line.style.position = text ? '' : 'absolute';
}

/** Names the bank only after an event: nothing on the page may move when the good view replaces the plain one. */
function follow(calculator: Sharing, widget: Widget): void {
  for (const event of ['focusin', 'input'])
    widget.form.addEventListener(event, () => nameBank(calculator, widget));
}

installGoodView();
withCalculator((calculator) => {
  const shared = sharedOf(calculator);
  // The page has this script twice.
  if (shared.hearResult) return;
  const { takeOver } = shared;
  shared.takeOver = (widget) => {
    takeOver?.(widget);
    follow(calculator, widget);
  };
  for (const host of document.querySelectorAll<HTMLElement>('[data-iban-rechner]')) {
    const widget = shared.widgets?.get(host);
    if (widget) follow(calculator, widget);
  }
  // At its first result, a widget with `data-girocode` loads girocode.js, which offers a code for a confirmed IBAN.
  shared.hearResult = async (host, result) => {
    const widget = shared.widgets?.get(host);
    if (widget) nameBank(calculator, widget);
    if (!host.hasAttribute('data-girocode')) return;
    await shared.load?.(['girocode']);
    shared.offerGiroCode?.(host, result);
  };
});
