import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { quarterFrom } from '../server/src/bundesbank/quarter.ts';
import { FULL_SIZE, NEXT_NUMBER, nextQuarter, records, snapshot, txt } from '../server/test/bank-file.ts';
import { bundesbank } from '../server/test/bundesbank.ts';
import { temporaryFolder } from '../server/test/folder.ts';

const WRITTEN = [
  'server/data/snapshot.tsv',
  'calculator/data/check-digit-methods.tsv',
  'calculator/data/dates.json',
  'calculator/src/german/banks.ts',
];

/** A copy of the built project, in which `npm run renew` may write. */
function project() {
  const folder = temporaryFolder();
  for (const path of [
    'calculator',
    'server',
    'scripts',
    'package.json',
    'package-lock.json',
    'biome.json',
    '.gitignore',
    'tsconfig.base.json',
  ])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !file.includes('node_modules') });
  for (const path of ['node_modules', 'server/node_modules']) symlinkSync(resolve(path), join(folder, path));
  const contents = () => WRITTEN.map((path) => readFileSync(join(folder, path), 'utf8'));
  async function renew(source: string) {
    const child = spawn(process.execPath, ['scripts/renew.js', source], { cwd: folder });
    child.stderr.resume();
    const stdout = text(child.stdout);
    const [status] = await once(child, 'close');
    return { status, stdout: await stdout };
  }
  return { contents, renew };
}

/** The edition that is valid today, and the next one. */
function currentAndNext() {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const begins = Array.from({ length: 240 }, (_, index) => day(index - 120)).filter((first) => {
    try {
      return quarterFrom(first).validFrom === first;
    } catch {
      return false;
    }
  });
  const current = begins.filter((first) => first <= day(0)).at(-1) ?? '';
  const next = begins.find((first) => first > current) ?? '';
  return [quarterFrom(current), quarterFrom(next)] as const;
}

const printed = (day: string) => day.split('-').toReversed().join('.');
const offer = ({ validFrom, validUntil }: ReturnType<typeof quarterFrom>, file: string) =>
  `<p>gültig vom ${printed(validFrom)} bis ${printed(validUntil)}</p><a href="${file}">Bankleitzahlendatei</a>`;

/** A stand-in for the Bundesbank's page, with two files. @returns its address */
async function download(current: Buffer, next: Buffer) {
  const [now, then] = currentAndNext();
  const url = await bundesbank({
    'GET /page': (_, response) =>
      response.end(`<html>${offer(now, '/a.txt')}${offer(then, '/b.txt')}</html>`),
    'GET /a.txt': (_, response) => response.end(current),
    'GET /b.txt': (_, response) => response.end(next),
  });
  return `${url}/page`;
}

/** The snapshot's banks. The first has another name, the second, if it is given, another check-digit method. */
const changed = (name: string, method?: string) =>
  snapshot.banks.map((bank, index) => {
    if (index === 0) return { ...bank, name };
    return index === 1 && method ? { ...bank, checkMethod: method } : bank;
  });
const current = { banks: changed('Bank im Quartal'), lastingRecords: snapshot.edition.lastingRecords };
const first = txt(nextQuarter(current.banks));
const second = txt(nextQuarter(changed('Bank im nächsten Quartal', '00'), current, NEXT_NUMBER + 1));

describe('npm run renew', () => {
  it('takes the last edition that a page offers for all tables, and tells what has changed', async () => {
    const { contents, renew } = project();
    const page = await download(first, second);
    const [, { validFrom, validUntil }] = currentAndNext();
    const { status, stdout } = await renew(page);
    expect(status).toBe(0);
    const [one, other] = snapshot.banks;
    expect(stdout).toMatch(/^updated\n/);
    expect(stdout).toContain(`  valid from ${validFrom} until ${validUntil}, kept until then\n`);
    expect(stdout).toContain(`  ~ ${one?.blz} Bank im nächsten Quartal, ${one?.city}\n`);
    expect(stdout).toContain(`  ~ ${other?.blz} ${other?.name}, ${other?.city}\n`);

    const [tsv = '', methods = '', , shortList = ''] = contents();
    expect(tsv).toContain(`# validFrom\t${validFrom}\n# validUntil\t${validUntil}\n`);
    expect(tsv).toContain(`${one?.blz}\tBank im nächsten Quartal\t${one?.city}\t`);
    expect(methods).toContain(`valid from ${validFrom}`);
    expect(methods).toContain(`\n${other?.blz}\t00\t`);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(shortList).toContain(`directory (${day.format(new Date(validFrom))})`);

    const before = contents();
    expect(await renew(page)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^unchanged\n/) });
    expect(contents()).toEqual(before);
  });

  it('writes nothing if a gate refuses one of the files', async () => {
    const { contents, renew } = project();
    const before = contents();
    const half = txt(records(snapshot.banks.slice(1752), FULL_SIZE - 1752, NEXT_NUMBER + 1));
    const { status, stdout } = await renew(await download(first, half));
    expect(status).toBe(1);
    expect(stdout).toContain('  implausible: The file is not plausible: only 1751 banks');
    expect(contents()).toEqual(before);
  });
});
