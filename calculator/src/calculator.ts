import type { Calculator } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import { validate } from './validate.ts';
import type { Result } from './widget/modes.ts';
import { withoutPrototype } from './without-prototype.ts';

/**
 * The object that a page finds as IbanRechner. The parts regeln.js, banken.js and laender.js replace its functions by
 * better ones. The widgets call the functions of this object, so what a part teaches reaches them, too.
 */
export const calculator: Calculator & {
  /** Set by a part: the sentence below a result, in place of the widget's own. */
  hint?: (result: Result) => string | undefined;
} = withoutPrototype({ validate, buildIban, lookupBic });
