import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from './build.js';
import { installMissing } from './install.js';
import { endWithParent } from './run-node.js';

// npm run renew [-- FILE …]: makes the snapshot, the edition after it and the calculator's tables from the editions
// that the Bundesbank's page offers, or from files. Prints what has changed. Writes all files before it replaces one.

endWithParent();
await installMissing({ dev: true });
const { renewedFiles } = await import('../calculator/tables/renewal.js');
const { buildRenewal } = await import('../server/build.js');
// The sync makes rechner.js of each new edition, so it needs the calculator's build. A fresh checkout has none.
await buildIfChanged({ all: false });
await buildRenewal();
/** @type {typeof import('../server/src/commands/renew.ts')} */
const { renew } = await import(new URL('../server/dist/renew-command.js', import.meta.url).href);

/** @type {ReturnType<typeof renewedFiles>['files']} */
let files = new Map();
let isComplete = false;
try {
  const editions = await renew(process.argv.slice(2));
  if (editions) files = renewed(editions);
  for (const [path, text] of files) if (text !== null) writeFileSync(temporary(path), text);
  isComplete = true;
  // Renaming can't stop halfway through a file, and needs no space on the disk.
  for (const [path, text] of files) if (text !== null) renameSync(temporary(path), path);
  for (const [path, text] of files) if (text === null) rmSync(path);
  for (const [path, text] of files) console.log(`${text === null ? 'Removed' : 'Written'}: ${path}`);
} catch (error) {
  if (isComplete) throw error;
  console.error(`${error instanceof Error ? error.message : error}\nNothing was written.`);
  process.exitCode = 1;
} finally {
  for (const [path] of files) rmSync(temporary(path), { force: true });
}

/** The new files, after what has changed is printed. @param {Parameters<typeof renewedFiles>[0]} editions */
function renewed(editions) {
  const { files, changes } = renewedFiles(editions, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : null,
  );
  if (changes.length > 0) console.log(changes.join('\n'));
  return files;
}

/** @param {string} path */
function temporary(path) {
  return `${path}.${process.pid}`;
}
