import type * as api from './api.d.ts';
import { validateBic as checkBic } from './bic/validate-bic.ts';
import { buildIban as build } from './build-iban.ts';
import { explainAccount as explainAccountWith } from './explain/explain-account.ts';
import { explainBank as explainBankWith } from './explain/explain-bank.ts';
import { explainIban as explainIbanWith } from './explain/explain-iban.ts';
import {
  explainKontonummer as explainAccountNumber,
  explainBlz as explainBankCode,
} from './german/explain.ts';
import { findBank } from './german/find-bank.ts';
import { ibanCountries as countries, isSepaCountry as isSepa } from './iban/countries.ts';
import { explain as explainFaults } from './iban/explain.ts';
import { compactIban as compact, formatIban as format } from './iban/format-iban.ts';
import { maskIban as mask } from './iban/mask-iban.ts';
import { lookupBic as lookup } from './lookup-bic.ts';
import { makeCalculator } from './make-calculator.ts';
import { composeIban as compose } from './national/compose-iban.ts';
import { splitIban as split } from './national/split-iban.ts';
import { validate as check } from './validate.ts';

export type * from './api.d.ts';

const SHORT_LIST = { findBank };

// Typed by the published declarations, so that code and declarations cannot differ. Each stands for itself: a bundler
// leaves out those that are not used.
export const validate: typeof api.validate = check;
export const buildIban: typeof api.buildIban = build;
export const lookupBic: typeof api.lookupBic = lookup;
export const explainIban: typeof api.explainIban = (iban) => explainIbanWith(iban, SHORT_LIST);
export const explainAccount: typeof api.explainAccount = (blz, kontonummer) =>
  explainAccountWith(blz, kontonummer, SHORT_LIST);
export const explainBank: typeof api.explainBank = (text) => explainBankWith(text, SHORT_LIST);
export const explain: typeof api.explain = explainFaults;
export const explainBlz: typeof api.explainBlz = explainBankCode;
export const explainKontonummer: typeof api.explainKontonummer = explainAccountNumber;
export const withParts: typeof api.withParts = makeCalculator;
export const compactIban: typeof api.compactIban = compact;
export const formatIban: typeof api.formatIban = format;
export const maskIban: typeof api.maskIban = mask;
export const splitIban: typeof api.splitIban = split;
export const composeIban: typeof api.composeIban = compose;
export const validateBic: typeof api.validateBic = checkBic;
export const isSepaCountry: typeof api.isSepaCountry = isSepa;
export const ibanCountries: typeof api.ibanCountries = countries;
