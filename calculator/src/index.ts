import type * as api from './api.d.ts';
import { buildIban as build } from './build-iban.ts';
import {
  explainKontonummer as explainAccountNumber,
  explainBlz as explainBankCode,
} from './german/explain.ts';
import { explain as explainIban } from './iban/explain.ts';
import { lookupBic as lookup } from './lookup-bic.ts';
import { validate as check } from './validate.ts';

// Typed from the declarations that are published, so that the two cannot drift apart.
export const validate: typeof api.validate = check;
export const buildIban: typeof api.buildIban = build;
export const lookupBic: typeof api.lookupBic = lookup;
export const explain: typeof api.explain = explainIban;
export const explainBlz: typeof api.explainBlz = explainBankCode;
export const explainKontonummer: typeof api.explainKontonummer = explainAccountNumber;
