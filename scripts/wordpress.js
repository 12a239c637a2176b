import { installMissing } from './install.js';

// npm run wordpress: builds the calculator and makes wordpress/dist/iban-rechner.zip of it.
await installMissing({ dev: true });
await import('./build.js');
const { buildPlugin, ZIP } = await import('../wordpress/build.js');
await buildPlugin();
const { readFileSync } = await import('node:fs');
console.log(`wordpress/dist/iban-rechner.zip: ${readFileSync(ZIP).length} bytes`);
