import { fieldClass } from './feld/element.ts';
import { hearOfParts, pageSource } from './feld/page-source.ts';

try {
  // The script may run twice, perhaps in another version.
  if (!customElements.get('iban-field')) {
    customElements.define('iban-field', fieldClass(pageSource));
    hearOfParts();
    // embed.js may run after this script.
    addEventListener('iban-rechner-ready', hearOfParts);
  }
} catch {
  // The browser is too old. The inputs stay as they are.
}
