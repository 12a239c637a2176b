import type { Calculator } from '../../calculator/functions.ts';

/** The calculator. It is there once embed.js has run. */
export function calculator(): Calculator {
  return (window as unknown as { IbanRechner: Calculator }).IbanRechner;
}
