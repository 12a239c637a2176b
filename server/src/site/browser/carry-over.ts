import { calculator, chooseMode, fieldsOf, fill, type Mode, shownIban } from './widgets.ts';

/** The modes whose fields a visitor has changed since they were last taken over into the other mode. */
const changed = new Set<Mode>();

/** Takes what was typed in one mode over into the other, in the moment in which that is chosen. */
export function carryOver(): void {
  // Input inside a widget comes out of its shadow root, from the widget's element.
  document.addEventListener('input', ({ target }) => {
    const mode = (target as HTMLElement).dataset['mode'];
    if (mode === 'build' || mode === 'validate') changed.add(mode);
  });
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'modus') carryInto(value);
  });
  // What was typed before this script came.
  for (const mode of ['build', 'validate'] as const)
    if (fieldsOf(mode).some(({ value }) => value)) changed.add(mode);
}

function carryInto(mode: string): void {
  if (mode === 'validate' && changed.delete('build')) carryToCheck();
  if (mode === 'build' && changed.delete('validate')) carryToBuild();
}

/** Puts the BLZ of a bank that was found into the calculator, where the account number is the next thing to type. */
export function calculateWith(blz: string): void {
  // The account of an IBAN that was checked before is one at another bank.
  changed.clear();
  chooseMode('build');
  const [blzField, kontonummerField] = fieldsOf('build');
  fill(blzField, blz);
  kontonummerField?.focus();
}

/** BLZ and account number go over as their IBAN. Without the banks' rules only one that is shown, with its limits. */
function carryToCheck(): void {
  const [blz, kontonummer] = fieldsOf('build');
  const built = calculator().buildIban(blz?.value ?? '', kontonummer?.value ?? '');
  const isSure = 'iban' in built && (built.confirmed !== undefined || shownIban('build') === built.iban);
  if (isSure) fill(fieldsOf('validate')[0], built.formatted);
}

/** A right German IBAN goes over as BLZ and account number. */
function carryToBuild(): void {
  const { valid, country, formatted } = calculator().validate(fieldsOf('validate')[0]?.value ?? '');
  if (!valid || country !== 'DE') return;
  const digits = formatted.replaceAll(' ', '');
  const [blz, kontonummer] = fieldsOf('build');
  fill(blz, digits.slice(4, 12));
  fill(kontonummer, String(Number(digits.slice(12))));
}
