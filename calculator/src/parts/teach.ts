import { hasOwn } from '../has-own.ts';
import type { Parts } from './parts.ts';
import { type Functions, withParts } from './with-parts.ts';

/** What a page has learned: on IbanRechner, where the next part finds it, under a name that no page uses. */
const LEARNED = Symbol.for('iban-rechner parts');

interface Taught extends Functions {
  [LEARNED]?: { readonly plain: Functions; readonly parts: Parts };
}

/**
 * Teaches the functions of embed.js one more part, now or as soon as that script has run.
 *
 * A part that comes twice teaches once.
 */
export function teach<Name extends keyof Parts>(name: Name, part: Parts[Name]): void {
  const learn = () => {
    const page = window as { IbanRechner?: Taught };
    const calculator = page.IbanRechner;
    // An element with the id IbanRechner is found under this name, too, but has no such function.
    if (typeof calculator?.validate !== 'function') return false;
    const { validate, buildIban, lookupBic } = calculator;
    const learned = calculator[LEARNED] ?? { plain: { validate, buildIban, lookupBic }, parts: {} };
    if (hasOwn(learned.parts, name)) return true;
    learned.parts[name] = part;
    calculator[LEARNED] = learned;
    Object.assign(calculator, withParts(learned.plain, learned.parts));
    return true;
  };
  if (!learn()) addEventListener('iban-rechner-ready', learn);
}
