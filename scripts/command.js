import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.js';
import { installMissing } from './install.js';
import { endWithParent, run } from './run-node.js';

// node scripts/command.js NAME [ARGUMENT …]: runs the server (main) or one of its commands (sync-command and others).
// Installs what is missing first, and builds if a source has changed since the last build.

/** A sync ends by itself within about two minutes. A longer one is broken, as in sync/schedule.ts. */
const MAX_SYNC_MS = 180_000;

// All paths are those of the repository, from whatever folder this is started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [name, ...args] = process.argv.slice(2);
endWithParent();
await installMissing({ dev: false });
await buildIfChanged({ all: false });
// A command uses one core, as SYNC_FLAGS in sync/schedule.ts explains.
const flags = name === 'main' ? [] : ['--enable-source-maps', '--single-threaded'];
const status = await run(process.execPath, [...flags, `server/dist/${name}.js`, ...args], {
  stdio: 'inherit',
  killSignal: 'SIGKILL',
  ...(name === 'sync-command' && { timeout: MAX_SYNC_MS }),
});
process.exit(status);
