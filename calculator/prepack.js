import { fileURLToPath } from 'node:url';

// `npm run pack` runs this first, so that what it packs is complete and current, even in a fresh clone. `dev` installs
// the compiler, too.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { installMissing } = await import('../scripts/install.js');
await installMissing({ dev: true });
const { buildScripts } = await import('./build.js');
const { buildPackage } = await import('./build-package.js');
await Promise.all([buildScripts(), buildPackage()]);
