import { calculator } from './calculator.ts';
import { installWidgets } from './widget/install-widgets.ts';

// If the script ran before, perhaps in another version, the first one stays and nothing happens twice. An element of
// the page with the id IbanRechner is found under this name, too, but has no such function, even where
// an element inside has the name of one.
const page = window as { IbanRechner?: typeof calculator };
if (!page.IbanRechner?.validate?.call) {
  page.IbanRechner = calculator;
  try {
    // A part may have come first. It waits for this.
    dispatchEvent(new Event('iban-rechner-ready'));
    installWidgets();
  } catch {
    // The browser is too old, or the page has shadowed a name of the document. The functions are there all the same.
  }
}
