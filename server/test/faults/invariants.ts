import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import type { Bank } from '../../src/directory/bank.ts';
import { request } from '../request.ts';
import { CANARY, digestOf, type TestEdition } from './editions.ts';

/** What a database holds. */
interface Inspected {
  /** Digest of the banks of the edition that is served; null before the first. */
  readonly digest: string | null;
  /** How the runs so far ended, the earliest first. */
  readonly outcomes: readonly { readonly outcome: string; readonly reason: string | null }[];
}

/** Reads a database without the code under test. Expects that it is sound, and that each edition in it is complete. */
function inspect(path: string): Inspected {
  const db = new DatabaseSync(path, { timeout: 10_000 });
  try {
    db.exec('BEGIN');
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'editions'").get())
      return { digest: null, outcomes: [] };
    const editions = db
      .prepare(
        'SELECT bank_count AS count, superseded_by AS newer, banks FROM editions ORDER BY highest_record_number DESC, id DESC',
      )
      .all();
    let digest: string | null = null;
    for (const { newer, count, banks } of editions) {
      const stored: Bank[] = JSON.parse(String(banks));
      expect(stored).toHaveLength(Number(count));
      // An operator may have accepted an older one in place of this one.
      if (newer === null) digest ??= digestOf(stored);
    }
    const outcomes = db.prepare('SELECT outcome, reason FROM attempts ORDER BY id').all();
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
