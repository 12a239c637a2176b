import { calculator, shared } from './calculator.ts';
import { loadScripts, markLoaded } from './widget/load-scripts.ts';
import { installWidgets } from './widget/make-widget.ts';

// If the script ran before, perhaps in another version, that calculator stays. An element with the id IbanRechner
// also appears under this name, and a field in it as `validate`, but only a function has `call`.
const page = window as { IbanRechner?: typeof calculator };
if (!page.IbanRechner?.validate?.call) {
  page.IbanRechner = calculator;
  try {
    installWidgets();
    shared.refresh = markLoaded;
    shared.load = loadScripts;
  } catch {
    // The browser is too old, or the page has shadowed a name of the document. The functions work all the same.
  }
  try {
    // A part that was loaded before this script waits for the event.
    dispatchEvent(new Event('iban-rechner-ready'));
  } catch {
    // The page has an `Event` of its own. Parts that load later do not need the event.
  }
}
