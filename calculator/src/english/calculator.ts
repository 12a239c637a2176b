import type { Calculator, ThreeFunctions } from '../api.d.ts';
import { makeFunctions } from '../make-functions.ts';
import { calculatorOfPage, partsOf, type Shared, sharedOf } from '../parts/shared.ts';
import { hintsOf } from '../results/hints.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { ENGLISH } from '../words/en/english.ts';

// The bundle of en.js has this file in the place of ../calculator.ts, so the widget's code calls these functions.

/** The functions in English, with the parts that have come by now. */
function functions(): Calculator {
  const page = calculatorOfPage();
  return makeFunctions(page ? partsOf(page) : withoutPrototype({}), ENGLISH);
}

/** The calculator of the English widgets. */
export const calculator: ThreeFunctions & Pick<Calculator, 'sentences'> = withoutPrototype({
  validate: (iban: unknown) => functions().validate(iban),
  buildIban: (blz: unknown, kontonummer: unknown) => functions().buildIban(blz, kontonummer),
  lookupBic: (blzOrIban: unknown) => functions().lookupBic(blzOrIban),
  sentences: (notes) => functions().sentences(notes),
});

/** What the English widgets share with the other scripts. */
export const shared: Pick<Shared, 'hints' | 'readFields'> = withoutPrototype<Shared>({
  hints: (ask, typed) => hintsOf(functions(), ask, typed),
  readFields(form) {
    const page = calculatorOfPage();
    return (page && sharedOf(page).readFields?.(form)) ?? false;
  },
});
