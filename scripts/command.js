import './build-if-changed.js';
import { runNode } from './run-node.js';

// node scripts/command.js NAME [ARGUMENT …]: runs the server's command NAME (sync, tidy or history). Builds first, if
// a source has changed since the last build. The command uses one core, as SYNC_FLAGS in sync/schedule.ts explains.

/** A sync ends by itself within about two minutes. One that does not is broken, as in sync/schedule.ts. */
const MAX_SYNC_MS = 180_000;

const [name, ...args] = process.argv.slice(2);
await runNode(
  ['--enable-source-maps', '--single-threaded', `server/dist/${name}-command.js`, ...args],
  name === 'sync' ? { maxMs: MAX_SYNC_MS } : {},
);
