import { isBuilt } from './fingerprint.js';
import { installMissing } from './install.js';
import { endWithParent } from './run-node.js';

// Installs and builds what is missing, for the commands that run what is built. They end with npm.
endWithParent();
await installMissing({ dev: false });
if (!isBuilt()) await import('./build.js');
