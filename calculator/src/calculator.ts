import type { Bank, BuiltIban, NotFound, Validation } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import { own } from './own.ts';
import { validate } from './validate.ts';
import type { Result } from './widget/modes.ts';

/**
 * What a page finds as IbanRechner. The widgets ask these functions, too, so they learn what the parts regeln.js and
 * banken.js teach: a part puts better functions in the place of these.
 */
export const calculator: {
  validate: (iban: unknown) => Validation;
  buildIban: (blz: unknown, kontonummer: unknown) => BuiltIban | { error: string };
  lookupBic: (blzOderIban: unknown) => Bank | NotFound;
  /** From a part: what to say below a result in place of the widget's own sentence. */
  hint?: (result: Result) => string | undefined;
} = own({ validate, buildIban, lookupBic });
