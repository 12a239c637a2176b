import { buildIban, lookupBic, validate } from '../answers/plain.ts';
import { load } from './load.ts';
import { calculatorOfPage, type PageCalculator, SHARED, type Shared } from './shared.ts';
import { installWidgets } from './widget/make-widget.ts';

/**
 * Puts IbanRechner with its three functions and the plain widgets into the page. If embed.js or rechner.js ran before,
 * perhaps in another version, that calculator stays.
 *
 * @returns IbanRechner
 */
export function start(): PageCalculator {
  const present = calculatorOfPage();
  if (present) return present;
  const shared: Shared = { widgets: new WeakMap(), load };
  const calculator: PageCalculator = { validate, buildIban, lookupBic, [SHARED]: shared };
  Object.assign(window, { IbanRechner: calculator });
  try {
    installWidgets(shared);
  } catch {
    // The browser is too old, or the page has shadowed a name of the document. The functions work all the same.
  }
  return calculator;
}
