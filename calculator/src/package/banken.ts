import { banksByBic as findByBic, validateWithBanks } from '../bic/banks-by-bic.ts';
import { makeCalculator } from '../make-calculator.ts';
import type * as api from './banken.d.mts';
import { banks, directory, edition, isOver, validFrom, validUntil } from './snapshot-directory.ts';

export { directory, edition, validFrom, validUntil };

export const { buildIban, lookupBic }: Pick<typeof api, 'buildIban' | 'lookupBic'> = makeCalculator({
  directory,
});
export const banksByBic: typeof api.banksByBic = (bic) => findByBic(bic, banks().values());
export const validateBic: typeof api.validateBic = (bic) => validateWithBanks(bic, banks().values(), isOver);
