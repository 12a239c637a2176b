import type { Calculator, ThreeFunctions } from '../api.d.ts';
import { makeFunctions } from '../make-functions.ts';
import type { Parts } from '../parts/parts.ts';
import { calculatorOfPage, partsOf, type Shared, sharedOf } from '../parts/shared.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { ENGLISH } from '../words/en/english.ts';

// The bundle of en.js has this file in the place of ../calculator.ts, so the widget's code calls these functions.

/** The parts that have come by now. */
function parts(): Parts {
  const page = calculatorOfPage();
  return page ? partsOf(page) : withoutPrototype({});
}

/** The functions in English. */
const functions = (): Calculator => makeFunctions(parts(), ENGLISH);

/** The calculator of the English widgets. */
export const calculator: ThreeFunctions & Pick<Calculator, 'sentences'> = withoutPrototype({
  validate: (iban: unknown) => functions().validate(iban),
  buildIban: (blz: unknown, kontonummer: unknown) => functions().buildIban(blz, kontonummer),
  lookupBic: (blzOrIban: unknown) => functions().lookupBic(blzOrIban),
  sentences: (notes) => functions().sentences(notes),
});

/** What the English widgets share with the other scripts. en.ts adds their replies once embed.js has run. */
export const shared: Pick<Shared, 'readFields' | 'replies'> = withoutPrototype<Shared>({
  readFields(form) {
    const page = calculatorOfPage();
    return (page && sharedOf(page).readFields?.(form)) ?? false;
  },
});
