import type { ThreeFunctions } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import type { Parts } from './parts.ts';
import { type Hooks, REFRESH } from './refresh.ts';
import { withParts } from './with-parts.ts';

/**
 * The key of IbanRechner that holds the plain functions and the parts so far. A symbol, since no page uses it as a name.
 * The number rises when the interface of the parts changes: scripts of different versions then don't share parts.
 */
const PARTS = Symbol.for('iban-rechner parts 2');

/** The script that brings each part. */
const FILES = { rules: 'regeln', directory: 'banken', countries: 'laender' } as const;

/** A calculator that may have parts. */
export interface Taught extends ThreeFunctions {
  [PARTS]?: { readonly plain: ThreeFunctions; readonly parts: Parts };
  [REFRESH]?: Hooks[typeof REFRESH];
}

/** The plain functions and the parts of a calculator. From the first call on, its plain functions are kept. */
export function taughtOf(calculator: Taught): NonNullable<Taught[typeof PARTS]> {
  const { validate, buildIban, lookupBic } = calculator;
  calculator[PARTS] ??= { plain: { validate, buildIban, lookupBic }, parts: {} };
  return calculator[PARTS];
}

/** The parts that a calculator has. */
export const partsOf = (calculator: Taught): Parts => calculator[PARTS]?.parts ?? {};

/**
 * Adds a part to IbanRechner: replaces its functions by ones that know this part and all earlier ones. If embed.js has
 * not run yet, waits for it. A part that is loaded twice is added once.
 */
export function teach<Name extends keyof Parts>(name: Name, part: Parts[Name]): void {
  /** Returns whether IbanRechner was there to learn. */
  function learn(): boolean {
    const page = window as { IbanRechner?: Taught };
    const calculator = page.IbanRechner;
    // An element with the id IbanRechner also appears under this name, but has no such function.
    if (typeof calculator?.validate !== 'function') return false;
    const taught = taughtOf(calculator);
    if (hasOwn(taught.parts, name)) return true;
    taught.parts[name] = part;
    Object.assign(calculator, withParts(taught.plain, taught.parts));
    calculator[REFRESH]?.(FILES[name]);
    return true;
  }
  if (!learn()) addEventListener('iban-rechner-ready', learn);
}
