import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesText } from '../calculator/tables/edition-files.js';
import { FILES } from '../calculator/tables/renewal.js';
import { readTsv } from '../calculator/tables/tsv.js';
import { dayBefore, quarterFrom } from '../server/src/bundesbank/period.ts';
import type { Bank } from '../server/src/directory/bank.ts';
import { formatSnapshot, type Snapshot } from '../server/src/directory/snapshot.ts';
import { nextQuarter, quarterOn, shipped, txt } from '../server/test/bank-file.ts';
import { temporaryFolder } from '../server/test/folder.ts';
import { originals, readOriginal } from '../server/test/originals.ts';
import { copyOfRepository } from './repository-files.ts';

/** What a renewal may change, if no edition of the future waits. */
const { next: _next, nextRules: _nextRules, ...data } = FILES;
const DATA = Object.values(data);

/**
 * Runs a program to its end, without the original bank files: no edition made here equals one.
 *
 * @returns its standard output
 * @throws {Error} with what it said last if it fails
 */
function run(cwd: string, command: string, ...words: string[]): string {
  // The suite inside has a Vitest of its own, and repeats nothing.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^VITEST|^NODE_ENV$|^BANK_DATA$|^TEST_COUNTS$/.test(name),
  );
  // The tests around it use the other processors. One worker loads each module once.
  const env = { ...Object.fromEntries(own), VITEST_MAX_WORKERS: '1' };
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')}: ${stdout.slice(-8000)}${stderr.slice(-2000)}`);
  return stdout;
}

/** Renews a copy of the project that carries an edition. @returns what the command said, and the copy */
function renewedCopy(carried: Snapshot, ...words: string[]) {
  // The built files are the project's: the renewal builds what it has changed.
  const { folder, git } = copyOfRepository('calculator/dist', 'server/dist');
  writeFileSync(join(folder, FILES.snapshot), formatSnapshot(carried));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'State before the renewal');
  const said = run(folder, process.execPath, 'scripts/renew.js', ...words);
  git('add', '--all');
  return { said, folder, changed: git('diff', '--cached', '--name-only').split('\n') };
}

/** Expects that only data have changed, and that the fast suite passes. */
function expectChangeOfDataAlone({ folder, changed }: ReturnType<typeof renewedCopy>) {
  expect(changed).toContain(FILES.snapshot);
  expect(changed.filter((file) => !DATA.includes(file))).toEqual([]);
  // If these are the data that we ship, the fast suite of this project has tested them.
  if (DATA.every((file) => readFileSync(file).equals(readFileSync(join(folder, file))))) return;
  const suite = run(folder, process.execPath, 'scripts/test.js', '--project', 'fast');
  expect(suite.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed/);
}

/** More changes than in any quarter of the past, spread over all banks. */
function changedBanks(): Bank[] {
  const successors = new Set(shipped.banks.map(({ successor }) => successor));
  // A renewal is refused if a bank of the short list is gone. Its town and BIC are in embed.js, whose size is limited.
  const shortList = readFileSync(FILES.shortList, 'utf8');
  const young = ['10199998', '50199998', '80199998'].map((blz): Bank => {
    const of = { city: 'Neuhausen', bic: 'NEUBDEFFXXX', checkMethod: '09', deletion: false, successor: null };
    return { blz, name: `Junge Bank ${blz}`, ...of };
  });
  const others = shipped.banks.flatMap((bank, index): Bank[] => {
    const { blz, bic, checkMethod } = bank;
    if (index % 12 === 1) return [{ ...bank, name: `Neue Bank ${blz}` }];
    if (index % 120 === 5) return [{ ...bank, checkMethod: checkMethod === '00' ? '09' : '00' }];
    if (shortList.includes(blz) || successors.has(blz)) return [bank];
    if (index % 24 === 0) return [];
    if (index % 120 === 3 && bic) return [{ ...bank, bic: `${bic.slice(0, 8)}QQQ` }];
    if (index % 48 === 4) return [{ ...bank, city: 'Neustadt' }];
    if (index % 120 === 6) return [{ ...bank, deletion: true, successor: '50199998' }];
    return [bank];
  });
  return [...others, ...young].sort((a, b) => (a.blz < b.blz ? -1 : 1));
}

/** The extended file. Some banks with the standard rule have another one now, and the other way round. */
function extended(banks: readonly Bank[]): Buffer {
  const rules = new Map(readTsv(rulesText()).map(([blz = '', rule = '']) => [blz, rule]));
  // Only the tables of their rules say what the accounts of HypoVereinsbank and Deutsche Bank become.
  const others = banks.filter(({ blz }) => !/^00(?:20|3[1-5])/.test(rules.get(blz) ?? ''));
  for (const { blz } of others.filter((_, index) => index % 120 === 7))
    rules.set(blz, rules.get(blz) === '000503' ? '000000' : '000503');
  return txt(nextQuarter(banks, { banks: shipped.banks, ...shipped.edition }), rules);
}

it('a quarter in which banks are new, gone and changed is a change of data alone, and breaks no fast test', {
  timeout: 1_200_000,
}, () => {
  // The days move on, but stay in the past: an edition of the future would wait beside the snapshot.
  const quarter = quarterOn(dayBefore(shipped.edition.validFrom ?? ''));
  const path = join(temporaryFolder(), `blz2_${quarter.validFrom}.txt`);
  writeFileSync(path, extended(changedBanks()));
  const edition = { ...shipped.edition, ...quarterOn(dayBefore(quarter.validFrom)) };
  const renewed = renewedCopy({ banks: shipped.banks, edition }, path);
  expect(renewed.said).toContain('Junge Bank 50199998');
  expectChangeOfDataAlone(renewed);
});

const june = `${originals}/bundesbank/blz_2026-06-08_rebuilt.txt`;
it.skipIf(!existsSync(june))(
  'the quarter from June to September 2026 is a change of data alone, and breaks no fast test',
  { timeout: 1_200_000 },
  () => {
    const { banks, marks: _, added: __, deleted: ___, ...edition } = readOriginal(june);
    const files = ['blz', 'blz2'].map((name) => `${originals}/bundesbank/${name}_2026-09-07_rebuilt.txt`);
    const carried = { banks, edition: { ...edition, ...quarterFrom('2026-06-08'), rebuilt: null } };
    expectChangeOfDataAlone(
      renewedCopy(carried, ...files, '--rebuilt', shipped.edition.rebuilt ?? 'another program'),
    );
  },
);
