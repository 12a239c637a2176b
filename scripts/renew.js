import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import './build-if-changed.js';

// npm run renew [-- SOURCE]: takes the last edition that the Bundesbank offers, or SOURCE, for the snapshot and for the
// calculator's tables. Prints what has changed. Writes nothing if nothing is new, or if a gate refuses the file.

const SNAPSHOT = 'server/data/snapshot.tsv';
const METHODS = 'calculator/data/check-digit-methods.tsv';

/** @param {string[]} args of Node. If the program fails, this one ends with its status. */
function runNode(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const before = readFileSync(SNAPSHOT, 'utf8');
runNode('--enable-source-maps', 'server/dist/renew-command.js', ...process.argv.slice(2));
if (readFileSync(SNAPSHOT, 'utf8') !== before) {
  const { readSnapshot } = await import('../calculator/tables/snapshot.js');
  const { formatMethods } = await import('../calculator/tables/rules.js');
  const { banks, validFrom } = readSnapshot();
  const rows = banks.map(({ blz, method, successor }) => {
    return { blz, method: method ?? '', successor: successor ?? '', rule: '' };
  });
  writeFileSync(METHODS, formatMethods(rows, validFrom ?? ''));
  runNode('scripts/short-list.js');
}
