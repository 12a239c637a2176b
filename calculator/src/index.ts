import type * as api from './api.d.ts';
import { calculator } from './calculator.ts';
import {
  explainKontonummer as explainAccountNumber,
  explainBlz as explainBankCode,
} from './german/explain.ts';
import { explain as explainIban } from './iban/explain.ts';
import { withParts as learn } from './parts/with-parts.ts';

// Typed by the published declarations, so that code and declarations cannot differ.
export const { validate, buildIban, lookupBic }: api.Calculator = calculator;
export const explain: typeof api.explain = explainIban;
export const explainBlz: typeof api.explainBlz = explainBankCode;
export const explainKontonummer: typeof api.explainKontonummer = explainAccountNumber;
export const withParts: typeof api.withParts = (parts) => learn(calculator, parts);
