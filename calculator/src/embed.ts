import type * as api from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { installWidgets } from './install-widgets.ts';
import { lookupBic } from './lookup-bic.ts';
import { validate } from './validate.ts';

// Where the script ran before, perhaps in another version, the first one stays and nothing happens twice. An element of
// the page with the id IbanRechner is found under this name too, but has no such property.
const page = window as unknown as { IbanRechner?: typeof api };
if (!page.IbanRechner?.validate) {
  page.IbanRechner = { validate, buildIban, lookupBic };
  installWidgets();
}
