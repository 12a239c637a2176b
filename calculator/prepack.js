import { fileURLToPath } from 'node:url';

// `npm run pack` runs this first, so that what it packs is complete and current, also in a fresh clone.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { installMissing } = await import('../scripts/install.js');
await installMissing({ dev: false });
const { buildCalculator } = await import('./build.js');
await buildCalculator();
