import type { Calculator, WholeCalculator } from '../../../calculator/functions.ts';
import type { Language } from '../languages.ts';
import { PAGE_LANGUAGE } from './words.ts';

/** The calculator in the language of the page. To be called when embed.js has run. */
export function calculator(): Calculator {
  const { IbanRechner } = window as unknown as { IbanRechner: Calculator & { language?: Language } };
  IbanRechner.language = PAGE_LANGUAGE;
  return IbanRechner;
}

/** The calculator with the functions that return data; undefined until rechner.js has loaded. */
export function wholeCalculator(): WholeCalculator | undefined {
  const known: Calculator & Partial<WholeCalculator> = calculator();
  return known.sentences && (known as WholeCalculator);
}
