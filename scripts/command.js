import { spawnSync } from 'node:child_process';
import './build.js';

// node scripts/command.js NAME [ARGUMENT …]: builds, then runs one of the server's commands, on one core (see SYNC_FLAGS).
const [name, ...args] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', '--single-threaded', `server/dist/${name}-command.js`, ...args],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
