import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { snapshot, storedSnapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { StoreError } from './errors.ts';
import { openSqlite } from './sqlite.ts';

const path = () => join(temporaryFolder(), 'test.sqlite');

/** A database of ours with all banks, closed. */
async function ours(): Promise<string> {
  const file = path();
  const store = await openSqlite(file);
  await store.seed([{ edition: storedSnapshot, banks: snapshot.banks }], 'snapshot.tsv');
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
    ['a text', 'Dear diary, today I learned that this is not a database file.'],
    ['a single byte', '\n'],
  ])('%s', async (_, content) => {
    const file = path();
    writeFileSync(file, content);
    const refused = new StoreError(
      `${file} is not a SQLite database. It was left as it is: name another file in DATABASE_URL.`,
    );
    await expect(openSqlite(file)).rejects.toThrow(refused);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it.each(['', 'PRAGMA journal_mode = WAL; '])('another program’s database: %s', async (mode) => {
    const file = database(`${mode}CREATE TABLE bank (blz)`);
    const before = readFileSync(file);
    const refused = new StoreError(
      `${file} is a database of another program. It was left as it is: name another file in DATABASE_URL.`,
    );
    await expect(openSqlite(file)).rejects.toThrow(refused);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each([
    ['a folder', mkdirSync],
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
  ])('%s', async (_, make) => {
    const file = path();
    make(file);
    await expect(openSqlite(file)).rejects.toThrow(
      new StoreError(`${file} is not a file: name one in DATABASE_URL.`),
    );
  });
});

describe('a damaged database is refused and left as it is', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['overwritten pages', (bytes) => bytes.fill(0xaa, 8192, 8192 + 40_000)],
    ['zeroed pages', (bytes) => bytes.fill(0, 4096, 4096 + 20_000)],
    ['the second half missing', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['a header cut short', (bytes) => bytes.subarray(0, 80)],
  ])('%s', async (_, damage) => {
    const file = await ours();
    writeFileSync(file, damage(readFileSync(file)));
    const before = readFileSync(file);
    await expect(openSqlite(file)).rejects.toThrow(/is damaged \(|is a database of another program/);
    await expect(openSqlite(file)).rejects.toThrow('It was left as it is');
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a place where nothing can be written', () => {
  it('is named with the reason', async () => {
    const file = path();
    writeFileSync(file, '');
    await expect(openSqlite(join(file, 'below-a-file.sqlite'))).rejects.toThrow(
      /^The database .* can't be opened for writing: /,
    );
    await expect(openSqlite(join(temporaryFolder(), 'a', 'b', 'c.sqlite'))).rejects.toThrow('ENOENT');
  });

  it.skipIf(!existsSync('/proc/self'))('may be a folder where not even root can make a file', async () => {
    await expect(openSqlite('/proc/bank-directory.sqlite')).rejects.toThrow(StoreError);
  });
});

describe('an interrupted first start', () => {
  it('leaves an empty file, which the next one makes a database', async () => {
    const file = path();
    writeFileSync(file, '');
    const store = await openSqlite(file);
    expect(await store.read('2026-11-21')).toBeNull();
    await store.close();
    expect(readFileSync(file).toString('latin1', 0, 15)).toBe('SQLite format 3');
  });
});
