import { installMissing } from './install.js';

installMissing({ dev: false });
// Imported late: the builders need packages that may have been missing until now.
const { buildCalculator } = await import('../calculator/build.js');
const { buildServer } = await import('../server/build.js');
await buildCalculator();
await buildServer();
