import { calculator } from './calculator.ts';
import { chooseMode, fieldsOf, fill, MODES, type Mode, shownIban } from './widgets.ts';

/** The modes with input that was not yet carried over into the other mode. */
const changed = new Set<Mode>();

/** When a visitor chooses the other mode, carries over what he typed in this one. */
export function carryOver(): void {
  // An input event from inside a widget has the widget's element as its target here.
  document.addEventListener('input', ({ target }) => {
    const mode = MODES.find((name) => name === (target as HTMLElement).dataset['mode']);
    if (mode) changed.add(mode);
  });
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'modus') carryInto(value);
  });
  // Something may have been typed before this script came.
  for (const mode of MODES) if (fieldsOf(mode).some(({ value }) => value)) changed.add(mode);
}

function carryInto(mode: string): void {
  if (mode === 'validate' && changed.delete('build')) carryToCheck();
  if (mode === 'build' && changed.delete('validate')) carryToBuild();
}

/** Fills a BLZ into the calculator and moves the focus to the account number. */
export function calculateWith(blz: string): void {
  // An IBAN that was typed before belongs to another bank, so its account must not be carried over.
  changed.clear();
  chooseMode('build');
  const [blzField, kontonummerField] = fieldsOf('build');
  fill(blzField, blz);
  kontonummerField?.focus();
}

/**
 * Carries BLZ and account number over as their IBAN. If it is not confirmed, it may be a wrong one: then only if the
 * calculator shows it, and says that.
 */
function carryToCheck(): void {
  const [blz, kontonummer] = fieldsOf('build');
  const built = calculator().buildIban(blz?.value ?? '', kontonummer?.value ?? '');
  if (!('iban' in built)) return;
  if (built.confirmed || shownIban('build') === built.iban) fill(fieldsOf('validate')[0], built.formatted);
}

/**
 * Carries a valid German IBAN over as BLZ and account number. The account number must not be one that the bank's rule
 * would change once more: then only the BLZ is carried over.
 */
function carryToBuild(): void {
  const { valid, country, formatted } = calculator().validate(fieldsOf('validate')[0]?.value ?? '');
  if (!valid || country !== 'DE') return;
  const iban = formatted.replaceAll(' ', '');
  const blz = iban.slice(4, 12);
  const kontonummer = iban.slice(12).replace(/^0+/, '');
  const built = calculator().buildIban(blz, kontonummer);
  const isSame = 'iban' in built && built.confirmed && built.iban === iban;
  const [blzField, kontonummerField] = fieldsOf('build');
  fill(blzField, blz);
  fill(kontonummerField, isSame ? kontonummer : '');
}
