import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot, storedSnapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store.ts';
import { inSqlite } from './tables.ts';

const path = () => join(temporaryFolder(), 'test.sqlite');

/** A database of ours with all banks, closed. */
async function ours(): Promise<string> {
  const file = path();
  const store = openSqlite(file);
  await store.seed([{ edition: storedSnapshot, banks: snapshot.banks }], '2026-11-21');
  await store.close();
  return file;
}

/** A database made by SQL. */
function database(sql: string): string {
  const file = path();
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
  return file;
}

describe('a file that is not ours is refused with a sentence and left as it is', () => {
  it.each([
    ['a text', 'Dear diary, today I learned that this is no database file.'],
    ['a single byte', '\n'],
  ])('%s', (_, content) => {
    const file = path();
    writeFileSync(file, content);
    const refused = new StoreError(`${file} is no SQLite database. It was left as it is.`);
    expect(() => openSqlite(file)).toThrow(refused);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it.each(['', 'PRAGMA journal_mode = WAL; '])('another program’s database: %s', (mode) => {
    const file = database(`${mode}CREATE TABLE bank (blz)`);
    const before = readFileSync(file);
    const refused = new StoreError(`${file} is a database of another program. It was left as it is.`);
    expect(() => openSqlite(file)).toThrow(refused);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('a folder', () => {
    const file = path();
    mkdirSync(file);
    expect(() => openSqlite(file)).toThrow(
      new StoreError(`${file} is a folder. DATABASE_URL must name a file.`),
    );
  });

  it('a pipe', () => {
    const file = path();
    execFileSync('mkfifo', [file]);
    expect(() => openSqlite(file)).toThrow(new StoreError(`${file} is neither a file nor a place for one.`));
  });
});

describe('a damaged database is refused and left as it is', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['overwritten pages', (bytes) => bytes.fill(0xaa, 8192, 8192 + 40_000)],
    ['zeroed pages', (bytes) => bytes.fill(0, 4096, 4096 + 20_000)],
    ['the second half missing', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['a header cut short', (bytes) => bytes.subarray(0, 80)],
    ['a page after its end', (bytes) => Buffer.concat([bytes, Buffer.alloc(4096)])],
  ])('%s', async (_, damage) => {
    const file = await ours();
    writeFileSync(file, damage(readFileSync(file)));
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(/is damaged \(|is a database of another program/);
    expect(() => openSqlite(file)).toThrow('It was left as it is.');
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a place where nothing can be written', () => {
  it('is named with the reason', () => {
    const file = path();
    writeFileSync(file, '');
    expect(() => openSqlite(join(file, 'below-a-file.sqlite'))).toThrow(
      /^The database .* can't be opened for writing: /,
    );
    expect(() => openSqlite(join(temporaryFolder(), 'a', 'b', 'c.sqlite'))).toThrow('ENOENT');
  });

  it.skipIf(!existsSync('/proc/self'))('may be a folder where not even root can make a file', () => {
    expect(() => openSqlite('/proc/bank-directory.sqlite')).toThrow(StoreError);
  });
});

describe('a file with tables of other versions', () => {
  it.each([
    ['while one of them has it open', false],
    ['after it was killed, with its log beside the file', true],
  ])('gets those of this version beside them, %s', async (_, killed) => {
    const theirs = 'PRAGMA journal_mode = WAL; CREATE TABLE edition (id); INSERT INTO edition VALUES (7)';
    const served = database('PRAGMA application_id = 0x49424152; PRAGMA user_version = 99');
    const other = new DatabaseSync(served);
    onTestFinished(() => other.close());
    other.exec(theirs);
    let file = served;
    if (killed) {
      // A copy of the file and its log, as they are on the disk, which no process has open.
      file = path();
      for (const end of ['', '-wal']) copyFileSync(`${served}${end}`, `${file}${end}`);
    }
    const store = openSqlite(file);
    expect(await store.read('2026-11-21')).toBeNull();
    await store.close();
    const after = new DatabaseSync(file);
    onTestFinished(() => after.close());
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
    expect(after.prepare('SELECT id FROM edition').all()).toEqual([{ id: 7 }]);
  });

  it('can’t be opened if something else has the name of a table of ours', () => {
    const file = database(`PRAGMA application_id = 0x49424152; CREATE TABLE ${inSqlite('{bank}')} (id)`);
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(`table ${inSqlite('{bank}')} already exists`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('an interrupted first start', () => {
  it('leaves an empty file, which the next one makes a database', async () => {
    const file = path();
    writeFileSync(file, '');
    const store = openSqlite(file);
    expect(await store.read('2026-11-21')).toBeNull();
    await store.close();
    expect(readFileSync(file).toString('latin1', 0, 15)).toBe('SQLite format 3');
  });
});

it('going back is refused if the banks of the edition before are not those that were stored', async () => {
  const file = await ours();
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  const next = { ...storedSnapshot, banks: storedSnapshot.banks - 1, sha256: 'b'.repeat(64) };
  await store.add(next, snapshot.banks.slice(1), '2026-11-22');
  const served = await store.read('2026-11-22');
  const db = new DatabaseSync(file);
  db.exec(inSqlite('DELETE FROM {bank} WHERE edition = 1 AND blz > (SELECT min(blz) FROM {bank})'));
  db.close();
  await expect(store.goBack('2026-11-22', '2026-11-22T01:00:00.000Z')).rejects.toThrow(
    'the banks are not those that were stored',
  );
  expect(await store.read('2026-11-22')).toEqual(served);
});
