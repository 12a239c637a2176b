import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readOriginal } from '../server/src/bundesbank/original.ts';
import { quarterFrom } from '../server/src/bundesbank/quarter.ts';
import { formatSnapshot, type Snapshot } from '../server/src/directory/snapshot.ts';
import { temporaryFolder } from '../server/test/folder.ts';
import { originals } from '../server/test/originals.ts';

const SNAPSHOT = 'server/data/snapshot.tsv';
const RULES = 'calculator/data/iban-rules.tsv';
const SHORT_LIST = 'calculator/src/german/banks.ts';
/** What a renewal may change. */
const DATA = [
  SNAPSHOT,
  RULES,
  SHORT_LIST,
  'calculator/data/check-digit-methods.tsv',
  'calculator/data/dates.json',
  'calculator/data/former-names.tsv',
];

/** Runs a program to its end. @returns its standard output. Throws with what it said last if it fails */
function run(cwd: string, command: string, ...words: string[]): string {
  // The suite inside has a Vitest of its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$/.test(name)),
  );
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')}: ${stdout.slice(-8000)}${stderr.slice(-2000)}`);
  return stdout;
}

/** Renews a copy of the project that carries an edition. @returns what the command said, and the copy */
function renewedCopy(carried: Snapshot, ...words: string[]) {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    run(folder, 'git', '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args);
  const files = run('.', 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  // What is built is the project's own: the renewal builds what it has changed.
  for (const path of [...files.split('\0'), 'calculator/dist', 'server/dist', 'dist'])
    if (path && existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'server/node_modules'])
    if (existsSync(path)) symlinkSync(resolve(path), join(folder, path));
  writeFileSync(join(folder, SNAPSHOT), formatSnapshot(carried));
  git('init', '--quiet');
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'State before the renewal');
  const said = run(folder, process.execPath, 'scripts/renew.js', ...words);
  return { said, folder, changed: git('status', '--porcelain', '-z').split('\0').filter(Boolean) };
}

/** Only data have changed, and the fast suite is green, as after a contributor's renewal. */
function expectChangeOfDataAlone({ folder, changed }: ReturnType<typeof renewedCopy>) {
  const files = changed.map((line) => line.slice(3));
  expect(files).toContain(SNAPSHOT);
  expect(files.filter((file) => !DATA.includes(file))).toEqual([]);
  const suite = run(folder, process.execPath, 'scripts/test.js', '--project', 'fast');
  expect(suite.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed/);
}

const june = `${originals}/bundesbank/blz_2026-06-08_rebuilt.txt`;
it.skipIf(!existsSync(june))(
  'the quarter from June to September 2026 is a change of data alone, and breaks no fast test',
  { timeout: 1_200_000 },
  () => {
    const { banks, marks: _, added: __, deleted: ___, ...edition } = readOriginal(june);
    const files = ['blz', 'blz2'].map((name) => `${originals}/bundesbank/${name}_2026-09-07_rebuilt.txt`);
    const carried = { banks, edition: { ...edition, ...quarterFrom('2026-06-08') } };
    expectChangeOfDataAlone(renewedCopy(carried, ...files, '--rebuilt', 'another program'));
  },
);
