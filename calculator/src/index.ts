import type * as api from './api.d.ts';
import { buildIban as build } from './build-iban.ts';
import {
  explainKontonummer as explainAccountNumber,
  explainBlz as explainBankCode,
} from './german/explain.ts';
import { explain as explainFaults } from './iban/explain.ts';
import { lookupBic as lookup } from './lookup-bic.ts';
import { makeCalculator } from './make-calculator.ts';
import { validate as check } from './validate.ts';

// Typed by the published declarations, so that code and declarations cannot differ.
export const validate: typeof api.validate = check;
export const buildIban: typeof api.buildIban = build;
export const lookupBic: typeof api.lookupBic = lookup;
export const {
  explainIban,
  explainAccount,
  explainBank,
}: Pick<api.Calculator, 'explainIban' | 'explainAccount' | 'explainBank'> = makeCalculator({});
export const explain: typeof api.explain = explainFaults;
export const explainBlz: typeof api.explainBlz = explainBankCode;
export const explainKontonummer: typeof api.explainKontonummer = explainAccountNumber;
export const withParts: typeof api.withParts = makeCalculator;
