import type { Calculator } from '../api.d.ts';
import { calculatorOfPage, type Shared, sharedOf } from '../parts/shared.ts';
import { withoutPrototype } from '../without-prototype.ts';

// The bundle of en.js has this file in the place of ../calculator.ts, so the widget's code calls these functions.

/** The functions of the English widgets. en.ts adds them once embed.js has run. */
export const calculator: Partial<Calculator> = withoutPrototype<Partial<Calculator>>({});

/** What the English widgets share with the other scripts. en.ts adds their replies once embed.js has run. */
export const shared: Pick<Shared, 'readFields' | 'replies'> = withoutPrototype<Shared>({
  readFields(form) {
    const page = calculatorOfPage();
    return (page && sharedOf(page).readFields?.(form)) ?? false;
  },
});
