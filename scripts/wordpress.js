import { readFileSync } from 'node:fs';
import { build } from './build.js';

// npm run wordpress: builds everything, and says where the WordPress plugin is.
await build({ all: false });
const ZIP = 'server/dist/iban-rechner.zip';
console.log(`${ZIP}: ${readFileSync(ZIP).length} bytes`);
