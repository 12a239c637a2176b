import { fieldClass } from './iban-field/element.ts';
import { listenForParts, pageSource } from './iban-field/page-source.ts';

try {
  // The script may run twice, perhaps in another version.
  if (!customElements.get('iban-field')) {
    customElements.define('iban-field', fieldClass(pageSource));
    listenForParts();
    // embed.js may run after this script.
    addEventListener('iban-rechner-ready', listenForParts);
  }
} catch {
  // The browser is too old. The inputs stay as they are.
}
