import { readFileSync } from 'node:fs';

// npm run wordpress: builds everything, and says where the WordPress plugin is.
await import('./build.js');
const ZIP = 'server/dist/iban-rechner.zip';
console.log(`${ZIP}: ${readFileSync(ZIP).length} bytes`);
