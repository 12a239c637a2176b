import { calculator } from '../calculator.ts';
import { rules } from '../parts/rules.ts';
import { withParts } from '../parts/with-parts.ts';
import { accountFor as accountForBank } from '../rules/account-for.ts';
import { bankFacts } from '../rules/bank-tables.ts';
import type * as api from './regeln.d.mts';

export { checkByMethod } from '../check-digits/check.ts';
export { checkNational } from '../national/check-national.ts';
export { checkKontonummer } from '../rules/check-kontonummer.ts';
export { rules };

export const { validate, buildIban }: Pick<typeof api, 'validate' | 'buildIban'> = withParts(calculator, {
  rules,
});

export const accountFor: typeof api.accountFor = (blz, kontonummer) =>
  accountForBank(blz, kontonummer, bankFacts(blz.replace(/\D/g, '')));
