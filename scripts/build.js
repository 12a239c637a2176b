import { writeErrorPages } from './error-pages.js';
import { recorded } from './fingerprint.js';
import { installMissing } from './install.js';

await installMissing({ dev: false });
// Imported only now, because the builders need packages that may just have been installed.
const { buildCalculator } = await import('../calculator/build.js');
const { buildServer } = await import('../server/build.js');
const { buildPlugin } = await import('../wordpress/build.js');
await recorded(async () => {
  await buildCalculator();
  await buildServer();
  await writeErrorPages();
  await buildPlugin();
});
