import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import { inSqlite } from '../../src/store/tables.ts';
import { request } from '../request.ts';
import { CANARY, sha256Of, type TestEdition } from './editions.ts';

/** What a database holds. */
interface Inspected {
  /** Digest of the banks of the edition that was stored last; null before the first. */
  readonly digest: string | null;
  /** How the runs so far ended, the earliest first. */
  readonly outcomes: readonly { readonly outcome: string; readonly reason: string | null }[];
}

/** Reads a database without the code under test. Expects that it is sound, and that each edition in it is complete. */
export function inspect(path: string): Inspected {
  const db = new DatabaseSync(path, { timeout: 10_000 });
  try {
    db.exec('BEGIN');
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    if (!db.prepare(inSqlite("SELECT 1 FROM sqlite_schema WHERE name = '{edition}'")).get())
      return { digest: null, outcomes: [] };
    const orphans = inSqlite(
      'SELECT count(*) AS count FROM {bank} WHERE edition NOT IN (SELECT id FROM {edition})',
    );
    expect(db.prepare(orphans).get()).toEqual({ count: 0 });
    const held = db
      .prepare(
        inSqlite(
          'SELECT id, banks, origin FROM {edition} WHERE id IN (SELECT edition FROM {bank}) ORDER BY id DESC',
        ),
      )
      .all();
    let digest: string | null = null;
    // The text that digestOf() makes, in one piece: thousands of objects would take most of the time of an inspection.
    const textOf = db.prepare(
      inSqlite(`SELECT count(*) AS count, group_concat(line, '') AS text FROM (
        SELECT format('%s\t%s\t%s\t%s\n', blz, name, city, bic) AS line FROM {bank} WHERE edition = ? ORDER BY blz
      )`),
    );
    for (const { id, banks } of held) {
      const { count, text } = textOf.get(id as number) as { count: number; text: string };
      expect(count).toBe(banks);
      digest ??= sha256Of(text);
    }
    const outcomes = db.prepare(inSqlite('SELECT outcome, reason FROM {attempt} ORDER BY id')).all();
    return { digest, outcomes: outcomes as unknown as Inspected['outcomes'] };
  } finally {
    db.exec('ROLLBACK');
    db.close();
  }
}

/**
 * Expects that the stored directory is one of these editions, whole. That must hold whatever has happened.
 *
 * @returns that edition, and how the runs so far ended
 */
export function expectOneOf(path: string, editions: readonly TestEdition[]) {
  const { digest, outcomes } = inspect(path);
  const edition = editions.find((candidate) => candidate.digest === digest);
  if (!edition) expect.fail(`The stored directory is none of the expected editions: ${digest}.`);
  return { edition, outcomes };
}

/**
 * Expects that a running server serves one of these editions, by its answer about the canary and its number of banks.
 */
export async function expectServed(url: string, editions: readonly TestEdition[]): Promise<void> {
  const { status, body } = await request(url, `/api/bank/${CANARY}`);
  expect(status).toBe(200);
  const cities = editions.map(({ banks }) => banks.find(({ blz }) => blz === CANARY)?.city);
  expect(cities).toContain(JSON.parse(body).city);
  const answer = await request(url, '/api/status');
  expect(answer.status).toBe(200);
  expect(editions.map(({ banks }) => banks.length)).toContain(JSON.parse(answer.body).banks);
}

/** Whether a running server serves this edition. */
export const isServed = (url: string, edition: TestEdition) =>
  expectServed(url, [edition]).then(
    () => true,
    () => false,
  );

/** Lets the lease of a killed process expire now. */
export function letLeaseEnd(path: string): void {
  const db = new DatabaseSync(path, { timeout: 10_000 });
  db.exec(inSqlite("UPDATE {lease} SET until = '2000-01-01T00:00:00.000Z'"));
  db.close();
}
