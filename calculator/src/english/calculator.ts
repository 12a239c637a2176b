import { makeFunctions } from '../make-functions.ts';
import { type Hooks, READ_FIELDS } from '../parts/refresh.ts';
import { partsOf } from '../parts/teach.ts';
import type { Learned } from '../parts/with-parts.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { ENGLISH } from '../words/en/english.ts';
import { page } from './page.ts';

/** The functions in English, with the parts that have come by now. */
function functions() {
  const { IbanRechner } = page();
  return makeFunctions(withoutPrototype(IbanRechner ? partsOf(IbanRechner) : {}), ENGLISH);
}

/**
 * The calculator of the English widgets. The bundle of en.js has this file in the place of ../calculator.ts, so the
 * widget's code calls these functions.
 */
export const calculator: Learned & Hooks = withoutPrototype({
  validate: (iban: unknown) => functions().validate(iban),
  buildIban: (blz: unknown, kontonummer: unknown) => functions().buildIban(blz, kontonummer),
  lookupBic: (blzOrIban: unknown) => functions().lookupBic(blzOrIban),
  basis: (ask: string, ...[one, other]: readonly string[]) => {
    const { explainIban, explainAccount, sentences } = functions();
    if (ask === 'lookupBic') return '';
    const answer = ask === 'validate' ? explainIban(one) : explainAccount(one, other);
    return answer.state === 'none' ? '' : sentences(answer.basis).join(' ');
  },
  [READ_FIELDS]: (form: HTMLFormElement) => page().IbanRechner?.[READ_FIELDS]?.(form) ?? false,
});
