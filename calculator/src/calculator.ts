import type { ThreeFunctions } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import type { Hooks } from './parts/refresh.ts';
import type { Learned } from './parts/with-parts.ts';
import { validate } from './validate.ts';
import { withoutPrototype } from './without-prototype.ts';

/**
 * The object that a page finds as IbanRechner. The parts regeln.js, banken.js and laender.js replace its functions by
 * ones that know more. The widgets call the functions of this object, so what a part adds reaches them, too.
 */
export const calculator: ThreeFunctions & Partial<Pick<Learned, 'basis'>> & Hooks = withoutPrototype({
  validate,
  buildIban,
  lookupBic,
});
