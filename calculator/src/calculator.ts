import type { ThreeFunctions } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import { SHARED, type Shared } from './parts/shared.ts';
import { validate } from './validate.ts';
import { withoutPrototype } from './without-prototype.ts';

/** What this script and those beside it leave for each other. */
export const shared: Shared = withoutPrototype({});

/**
 * The object that a page finds as IbanRechner. The parts regeln.js, banken.js and laender.js replace its functions by
 * ones that know more. The widgets call the functions of this object, so what a part adds reaches them, too.
 */
export const calculator: ThreeFunctions & { [SHARED]: Shared } = withoutPrototype({
  validate,
  buildIban,
  lookupBic,
  [SHARED]: shared,
});
