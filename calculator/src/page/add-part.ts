import { makeCalculator } from '../answers/make-calculator.ts';
import type { Parts } from '../answers/parts.ts';
import { germanWith } from '../answers/with-parts.ts';
import { hasOwn } from '../iban/own-properties.ts';
import { partsOf, sharedOf, withCalculator } from './shared.ts';

const FILES = { rules: 'regeln', directory: 'banken', countries: 'laender' } as const;

/** Adds a part to IbanRechner: its functions are then those that the package has with the same parts. */
export function addPart<Name extends keyof typeof FILES>(name: Name, part: Parts[Name]): void {
  withCalculator((calculator) => {
    const parts = partsOf(calculator);
    if (hasOwn(parts, name)) return;
    parts[name] = part;
    Object.assign(calculator, makeCalculator(parts, germanWith(parts)));
    sharedOf(calculator).refresh?.(FILES[name]);
  });
}
