import type * as api from './api.d.ts';
import { buildIban as build } from './build-iban.ts';
import { lookupBic as lookup } from './lookup-bic.ts';
import { validate as check } from './validate.ts';

// Typed from the declarations that are published, so that the two cannot drift apart. The parameters beyond these are
// nobody's business: map() would fill them.
export const validate: typeof api.validate = (iban) => check(iban);
export const buildIban: typeof api.buildIban = build;
export const lookupBic: typeof api.lookupBic = (blzOderIban) => lookup(blzOderIban);
