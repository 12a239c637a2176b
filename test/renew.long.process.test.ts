import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { rulesText } from '../calculator/tables/edition-files.js';
import { FILES } from '../calculator/tables/renewal.js';
import { readTsv } from '../calculator/tables/tsv.js';
import { dayAfter, quarterFrom } from '../server/src/bundesbank/period.ts';
import { berlinDay } from '../server/src/directory/edition.ts';
import { formatSnapshot } from '../server/src/directory/snapshot.ts';
import {
  FULL_SIZE,
  NEXT_NUMBER,
  nextQuarter,
  quarterOn,
  records,
  snapshot,
  txt,
} from '../server/test/bank-file.ts';
import { bundesbank } from '../server/test/bundesbank.ts';
import { temporaryFolder } from '../server/test/folder.ts';
import { readOriginal } from '../server/test/originals.ts';

/** A copy of the built project, in which `npm run renew` may write. */
function project() {
  const folder = temporaryFolder();
  for (const path of [
    ...['calculator', 'server', 'scripts', 'wordpress', 'LICENSE', 'package.json', 'package-lock.json'],
    ...['biome.json', '.gitignore', 'tsconfig.base.json'],
  ])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !file.includes('node_modules') });
  for (const path of ['node_modules', 'server/node_modules']) symlinkSync(resolve(path), join(folder, path));
  const read = (path: string) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const contents = () =>
    Object.fromEntries(Object.entries(FILES).map(([name, path]) => [name, read(path)])) as typeof FILES;
  async function renew(...words: string[]) {
    const child = spawn(process.execPath, ['scripts/renew.js', ...words], { cwd: folder });
    const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
    const [status] = await once(child, 'close');
    return { status, stdout: await stdout, stderr: await stderr };
  }
  /** Runs Node in the copy. @returns its standard output */
  async function run(...words: readonly string[]) {
    const child = spawn(process.execPath, words, { cwd: folder });
    child.stderr.resume();
    return await text(child.stdout);
  }
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  return { contents, renew, run, write };
}

/** The quarter of today, and the next one. */
function currentAndNext() {
  const current = quarterOn(berlinDay(new Date()));
  return [current, quarterFrom(dayAfter(current.validUntil))] as const;
}

const printed = (day: string) => day.split('-').toReversed().join('.');
const offer = ({ validFrom, validUntil }: ReturnType<typeof quarterFrom>, file: string) =>
  `<p>gültig vom ${printed(validFrom)} bis ${printed(validUntil)}</p><a href="${file}">Bankleitzahlendatei</a>`;

/** A stand-in for the Bundesbank's page, with the files of some editions. @returns its address */
async function download(editions: readonly (readonly [ReturnType<typeof quarterFrom>, Buffer])[]) {
  const offers = editions.map(([period], index) => offer(period, `/${index}.txt`));
  const url = await bundesbank({
    'GET /page': (_, response) => response.end(`<html>${offers.join('')}</html>`),
    ...Object.fromEntries(
      editions.map(([, file], index) => [
        `GET /${index}.txt`,
        (_: unknown, response: ServerResponse) => response.end(file),
      ]),
    ),
  });
  return `${url}/page`;
}

/** The snapshot's banks. The first has another name, the second another check-digit method if one is given. */
const changed = (name: string, method?: string) =>
  snapshot.banks.map((bank, index) => {
    if (index === 0) return { ...bank, name };
    return index === 1 && method ? { ...bank, checkMethod: method } : bank;
  });
const current = { banks: changed('Bank im Quartal'), lastingRecords: snapshot.edition.lastingRecords };
const first = txt(nextQuarter(current.banks));
/** The IBAN rules of our table. */
const ibanRules = new Map(readTsv(rulesText()).map(([blz = '', rule = '']) => [blz, rule]));
/** The extended file of the next quarter. */
const second = txt(
  nextQuarter(changed('Bank im nächsten Quartal', '00'), current, NEXT_NUMBER + 1),
  ibanRules,
);

describe('npm run renew', { timeout: 600_000 }, () => {
  it('makes all tables from today’s edition and keeps the next one, and the package knows both', async () => {
    const { contents, renew, run } = project();
    const [today, next] = currentAndNext();
    const { dates: given, rules } = contents();
    const page = await download([
      [today, first],
      [next, second],
    ]);
    const { status, stdout } = await renew(page);
    expect(status).toBe(0);
    const [one, other] = snapshot.banks;
    expect(stdout).toMatch(/^updated\n/);
    expect(stdout).toContain(`  valid from ${next.validFrom} until ${next.validUntil}, kept until then\n`);
    expect(stdout).toContain(`  ~ ${one?.blz} Bank im nächsten Quartal, ${one?.city}\n`);
    expect(stdout).toContain(`  ~ ${other?.blz} ${other?.name}, ${other?.city}\n`);
    expect(stdout).toContain(`The IBAN rules of ${next.validFrom} wait for that day.`);

    const { snapshot: tsv, shortList, next: kept, nextRules, ...others } = contents();
    const period = ({ validFrom, validUntil }: typeof next) =>
      `# validFrom\t${validFrom}\n# validUntil\t${validUntil}\n`;
    expect(tsv).toContain(period(today));
    expect(tsv).toContain(`${one?.blz}\tBank im Quartal\t${one?.city}\t`);
    expect(kept).toContain(period(next));
    expect(kept).toContain(`${one?.blz}\tBank im nächsten Quartal\t${one?.city}\t`);
    expect(shortList).toContain(`valid from ${today.validFrom}`);
    expect(nextRules).toContain(`valid from ${next.validFrom}, field 14`);
    expect(others).toMatchObject({ dates: given, rules });

    const before = contents();
    expect(await renew(page)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^unchanged\n/) });
    expect(contents()).toEqual(before);

    await run(
      '--input-type=module',
      '-e',
      "import('./calculator/build-package.js').then((it) => it.buildPackage())",
    );
    const script = `import { edition, lookupBic } from './calculator/dist/all.mjs';
      import { searchBanks } from './calculator/dist/search.mjs';
      for (const time of ${JSON.stringify([`${today.validFrom}T12:00Z`, `${next.validFrom}T12:00Z`])}) {
        Date.now = () => Date.parse(time);
        console.log(edition().validFrom, lookupBic('${one?.blz}').name, searchBanks('nächsten Quartal').banks.length);
      }`;
    expect(await run('--input-type=module', '-e', script)).toBe(
      `${today.validFrom} Bank im Quartal 0\n${next.validFrom} Bank im nächsten Quartal 1\n`,
    );
  });

  it('turns the edition that it kept into the snapshot once its quarter has begun', async () => {
    const { contents, renew, write } = project();
    const [today] = currentAndNext();
    const original = join(temporaryFolder(), `blz_${today.validFrom}.txt`);
    writeFileSync(original, first);
    const { banks, marks: _, added: __, deleted: ___, ...edition } = readOriginal(original);
    // The snapshot is still the edition of the quarter before.
    write(FILES.snapshot, formatSnapshot(snapshot));
    write(FILES.next, formatSnapshot({ edition: { ...edition, rebuilt: null }, banks }));
    const { status, stdout } = await renew(await download([[today, first]]));
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`The edition that was kept until ${today.validFrom} is the snapshot now.`),
    ]);
    const { snapshot: tsv, next: kept } = contents();
    expect(tsv).toContain(`# validFrom\t${today.validFrom}\n# validUntil\t${today.validUntil}\n`);
    expect(tsv).toContain('\tBank im Quartal\t');
    expect(kept).toBe('');
  });

  it('takes files by path and address, the public and the extended one, with a day from name or option', async () => {
    const { contents, renew } = project();
    const [today] = currentAndNext();
    const lines = nextQuarter(changed('Bank mit anderem Namen'));
    const [plain, named] = ['blz.txt', `blz2_${today.validFrom}.txt`].map((name) =>
      join(temporaryFolder(), name),
    ) as [string, string];
    writeFileSync(plain, txt(lines));
    writeFileSync(named, txt(lines, ibanRules));
    const before = contents();

    // A file needs a day, a day needs a file, and that must exist.
    expect(await renew(plain)).toMatchObject({ status: 1 });
    expect(await renew('--from', today.validFrom)).toMatchObject({ status: 1 });
    const missing = await renew(join(temporaryFolder(), 'nowhere.txt'), '--from', today.validFrom);
    expect([missing.status, missing.stdout]).toEqual([1, expect.stringContaining('ENOENT')]);
    expect(contents()).toEqual(before);

    expect(await renew(plain, named, '--from', today.validFrom)).toMatchObject({ status: 0 });
    const { snapshot: tsv, dates, rules, formerNames } = contents();
    expect(tsv).toContain(`# validFrom\t${today.validFrom}\n`);
    expect(tsv).toContain('\tBank mit anderem Namen\t');
    expect(rules).toContain(`valid from ${today.validFrom}, field 14`);
    expect(JSON.parse(dates).rules).toBe(today.validFrom);
    expect(formerNames).toContain(`${snapshot.banks[0]?.name}\t${snapshot.banks[0]?.blz}\t`);

    const url = await bundesbank({ 'GET /blz.txt': (_, response) => response.end(txt(lines)) });
    const after = contents();
    expect(await renew(`${url}/blz.txt`, '--from', today.validFrom)).toMatchObject({ status: 0 });
    expect(contents()).toEqual(after);
  });

  it('says from what a rebuilt file was made, and names no SHA-256', async () => {
    const { contents, renew } = project();
    const [today] = currentAndNext();
    const path = join(temporaryFolder(), `blz_${today.validFrom}_rebuilt.txt`);
    writeFileSync(path, first);
    // Its name says that it was rebuilt, and the option from what.
    expect((await renew(path)).status).toBe(0);
    expect(contents().snapshot).toMatch(
      /^# sha256\t\n[\s\S]*^# rebuilt\tblz_\d{4}-\d\d-\d\d_rebuilt\.txt\n/m,
    );
    expect((await renew(path, '--rebuilt', 'another program')).status).toBe(0);
    const { snapshot: tsv } = contents();
    expect(tsv).toMatch(/^# sha256\t\n[\s\S]*^# rebuilt\tanother program\n/m);
    // The original of the same banks takes its place.
    const original = join(temporaryFolder(), 'blz.txt');
    writeFileSync(original, first);
    expect(await renew(original)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^unchanged\n/) });
    expect(contents().snapshot).toMatch(/^# sha256\t[0-9a-f]{64}\n[\s\S]*^# rebuilt\t\n/m);
  });

  it('writes nothing if a gate refuses one of the files', async () => {
    const { contents, renew } = project();
    const before = contents();
    const HALF = Math.ceil(snapshot.banks.length / 2);
    const half = txt(records(snapshot.banks.slice(HALF), FULL_SIZE - HALF, NEXT_NUMBER + 1));
    const [today, next] = currentAndNext();
    const page = await download([
      [today, first],
      [next, half],
    ]);
    const { status, stdout } = await renew(page);
    expect(status).toBe(1);
    expect(stdout).toContain(
      `  implausible: The file is not plausible: only ${snapshot.banks.length - HALF} banks`,
    );
    expect(contents()).toEqual(before);
  });
});
