import type { GiroFault } from '../../iban/giro-code.ts';
import { type GiroCode, giroCode } from './draw.ts';

/** What a short form asks for besides the IBAN, in its order. */
export const GIRO_FIELDS = ['name', 'amount', 'text'] as const;

/** An input of such a form. The browser completes nothing: names and amounts of others are in there. */
export function prepareInput(input: HTMLInputElement, field: (typeof GIRO_FIELDS)[number]): void {
  input.autocomplete = 'off';
  input.inputMode = field === 'amount' ? 'decimal' : 'text';
}

/**
 * Makes the code of what is typed into the inputs.
 *
 * @param inputs in the order of GIRO_FIELDS
 * @returns the code, and the fault of each input. A code that is too long is a fault of the text, which is easiest to
 *   shorten
 */
export function readGiroFields(
  iban: string,
  inputs: readonly HTMLInputElement[],
): { readonly code: GiroCode; readonly faults: ReadonlyArray<GiroFault | undefined> } {
  const [name, amount, text] = inputs.map(({ value }) => value);
  const code = giroCode({ name, iban, amount, text });
  const faults = GIRO_FIELDS.map((field) =>
    code.faults.find(({ part }) => field === (part === 'payload' ? 'text' : part)),
  );
  return { code, faults };
}
