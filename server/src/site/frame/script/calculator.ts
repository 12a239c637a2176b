import type { CalculatorWithParts, Calculator as Functions } from '../../../calculator/functions.ts';
import type { Language } from '../languages.ts';
import { PAGE_LANGUAGE } from './words.ts';

interface Calculator extends Functions {
  /** The language of every sentence in an answer. */
  language?: Language;
}

/** The calculator in the language of the page. To be called when embed.js has run. */
export function calculator(): Calculator {
  const { IbanRechner } = window as unknown as { IbanRechner: Calculator };
  IbanRechner.language = PAGE_LANGUAGE;
  return IbanRechner;
}

/** The calculator with the functions that return data; undefined until one of its parts has loaded. */
export function calculatorWithParts(): CalculatorWithParts | undefined {
  const known: Functions & Partial<CalculatorWithParts> = calculator();
  return known.sentences && (known as CalculatorWithParts);
}
