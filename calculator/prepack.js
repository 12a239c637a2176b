import { fileURLToPath } from 'node:url';

// `npm run pack` runs this first, so that what it packs is complete and current, also in a fresh clone. The compiler is one of
// the tools for building.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { installMissing } = await import('../scripts/install.js');
await installMissing({ dev: true });
const { buildScripts } = await import('./build.js');
const { buildPackage } = await import('./build-package.js');
await Promise.all([buildScripts(), buildPackage()]);
