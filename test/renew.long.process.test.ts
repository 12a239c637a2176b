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
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  return { contents, renew, write };
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

describe('npm run renew', () => {
  it('makes all tables from today’s edition and keeps the next one, and writes nothing if a gate refuses one of them', async () => {
    const { contents, renew } = project();
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

    // A gate refuses one of two files.
    const half = snapshot.banks.slice(Math.ceil(snapshot.banks.length / 2));
    const refused = await download([
      [today, first],
      [next, txt(records(half, FULL_SIZE, NEXT_NUMBER + 2))],
    ]);
    const { status: failed, stdout: said } = await renew(refused);
    expect([failed, said]).toEqual([
      1,
      expect.stringContaining('  implausible: The file is not plausible: '),
    ]);
    // Nothing says from which day on this one is valid.
    const undated = join(temporaryFolder(), 'blz.txt');
    writeFileSync(undated, txt(nextQuarter(changed('Bank ohne Tag'), current, NEXT_NUMBER + 2)));
    const { status: failedToo, stderr } = await renew(undated);
    expect([failedToo, stderr]).toEqual([
      1,
      expect.stringContaining('The first day of the file is not known'),
    ]);
    expect(contents()).toEqual(before);
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
});
