import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesText } from '../calculator/tables/edition-files.js';
import { FILES } from '../calculator/tables/renewal.js';
import { readTsv } from '../calculator/tables/tsv.js';
import { dayBefore } from '../server/src/bundesbank/period.ts';
import type { Bank } from '../server/src/directory/bank.ts';
import { formatSnapshot } from '../server/src/directory/snapshot.ts';
import { nextQuarter, quarterOn, shipped, txt } from '../server/test/bank-file.ts';
import { temporaryFolder } from '../server/test/folder.ts';
import { copyOfRepository } from './repository-files.ts';

/** What a renewal may change, if no edition of the future waits. */
const { next: _next, nextRules: _nextRules, ...data } = FILES;
const DATA = Object.values(data);

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

it('a quarter in which banks are new, gone and changed is a change of data alone', () => {
  // The days move on, but stay in the past: an edition of the future would wait beside the snapshot.
  const quarter = quarterOn(dayBefore(shipped.edition.validFrom ?? ''));
  const path = join(temporaryFolder(), `blz2_${quarter.validFrom}_rebuilt.txt`);
  writeFileSync(path, extended(changedBanks()));
  const edition = { ...shipped.edition, ...quarterOn(dayBefore(quarter.validFrom)) };

  // The built files are the project's: the renewal builds what it has changed.
  const { folder, git } = copyOfRepository('calculator/dist', 'server/dist');
  writeFileSync(join(folder, FILES.snapshot), formatSnapshot({ banks: shipped.banks, edition }));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'State before the renewal');
  const said = execFileSync(process.execPath, ['scripts/renew.js', path], { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('Junge Bank 50199998');
  git('add', '--all');
  const changed = git('diff', '--cached', '--name-only').split('\n');
  expect(changed).toEqual(expect.arrayContaining([FILES.snapshot, FILES.rules, FILES.dates]));
  expect(changed.filter((file) => !DATA.includes(file))).toEqual([]);
  const snapshot = readFileSync(join(folder, FILES.snapshot), 'utf8');
  // It was rebuilt, so its SHA-256 is not that of a file of the Bundesbank.
  expect(snapshot).toMatch(/^# sha256\t\n[\s\S]*^# rebuilt\tblz2_\S+_rebuilt\.txt\n/m);
});
