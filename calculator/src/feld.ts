import { fieldClass, refreshFields } from './feld/element.ts';
import { pageSource } from './feld/page-source.ts';

try {
  // The script may run twice, perhaps in another version.
  if (!customElements.get('iban-field')) customElements.define('iban-field', fieldClass(pageSource));
  // embed.js may run after this script.
  addEventListener('iban-rechner-ready', refreshFields);
} catch {
  // The browser is too old. The inputs stay as they are.
}
