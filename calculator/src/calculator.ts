import type { ThreeFunctions } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import { SHARED, type Shared } from './parts/shared.ts';
import { validate } from './validate.ts';
import { withoutPrototype } from './without-prototype.ts';

/** What this script and those beside it leave for each other. */
export const shared: Shared = withoutPrototype({});

/** The object that a page finds as IbanRechner. The parts replace its functions by ones that know more. */
export const calculator: ThreeFunctions & { [SHARED]: Shared } = withoutPrototype({
  validate,
  buildIban,
  lookupBic,
  [SHARED]: shared,
});
