import { buildIban, lookupBic, validate } from '../answers/plain.ts';

// embed.js without its widget. A test measures it; no page loads it.
Object.assign(window, { IbanRechner: { validate, buildIban, lookupBic } });
