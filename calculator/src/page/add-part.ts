import { germanWith, makeFunctions } from '../answers/make-calculator.ts';
import type { Parts } from '../answers/parts.ts';
import { hasOwn } from '../iban/own-properties.ts';
import { calculatorOfPage, partsOf, sharedOf } from './shared.ts';

/** The script that brings each part. */
const FILES = { rules: 'regeln', directory: 'banken', countries: 'laender' } as const;

/**
 * Adds a part to IbanRechner: its functions are then those that the package has with the same parts. If embed.js has not
 * run yet, waits for it. A part that comes twice is added once.
 */
export function addPart<Name extends keyof typeof FILES>(name: Name, part: Parts[Name]): void {
  /** Returns whether embed.js has run. */
  function add(): boolean {
    const calculator = calculatorOfPage();
    if (!calculator) return false;
    const parts = partsOf(calculator);
    if (hasOwn(parts, name)) return true;
    parts[name] = part;
    Object.assign(calculator, makeFunctions(parts, germanWith(parts)));
    sharedOf(calculator).refresh?.(FILES[name]);
    return true;
  }
  if (!add()) addEventListener('iban-rechner-ready', add);
}
