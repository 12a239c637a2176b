import type { Calculator } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import type { Parts } from './parts.ts';
import { withParts } from './with-parts.ts';

/** The key of IbanRechner that holds the plain functions and the parts so far. A symbol, since no page uses it as a name. */
const LEARNED = Symbol.for('iban-rechner parts');

interface Taught extends Calculator {
  [LEARNED]?: { readonly plain: Calculator; readonly parts: Parts };
}

/**
 * Adds a part to IbanRechner: replaces its functions by ones that know this part and all earlier ones. Where embed.js has
 * not run yet, waits for it. A part that is loaded twice is added once.
 */
export function teach<Name extends keyof Parts>(name: Name, part: Parts[Name]): void {
  /** Returns whether IbanRechner was there to learn. */
  function learn(): boolean {
    const page = window as { IbanRechner?: Taught };
    const calculator = page.IbanRechner;
    // An element with the id IbanRechner also appears under this name, but has no such function.
    if (typeof calculator?.validate !== 'function') return false;
    const { validate, buildIban, lookupBic } = calculator;
    const learned = calculator[LEARNED] ?? { plain: { validate, buildIban, lookupBic }, parts: {} };
    if (hasOwn(learned.parts, name)) return true;
    learned.parts[name] = part;
    calculator[LEARNED] = learned;
    Object.assign(calculator, withParts(learned.plain, learned.parts));
    return true;
  }
  if (!learn()) addEventListener('iban-rechner-ready', learn);
}
