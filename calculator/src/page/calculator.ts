import type { ThreeFunctions } from '../answers/api.ts';
import { buildIban, lookupBic, validate } from '../answers/plain.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import { SHARED, type Shared } from './shared.ts';

/** What this script and those beside it leave for each other. */
export const shared: Shared = withoutPrototype({});

/** The object that a page finds as IbanRechner. The parts replace its functions by ones that know more. */
export const calculator: ThreeFunctions & { [SHARED]: Shared } = withoutPrototype({
  validate,
  buildIban,
  lookupBic,
  [SHARED]: shared,
});
