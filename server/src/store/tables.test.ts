import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientName, inPostgres, inSqlite, POSTGRES_TABLES, SQLITE_TABLES, TABLES } from './tables.ts';

it('other tables need another TABLES_VERSION: servers of both versions may share one database', () => {
  const sha256 = createHash('sha256').update(`${SQLITE_TABLES}${POSTGRES_TABLES}`).digest('hex');
  expect([TABLES, sha256]).toEqual([
    'iban_rechner_5',
    'b2e755d8601259ef4c128e9532c6790c88a5e737ef29321c6b8e49cde2a061a1',
  ]);
});

it('the names of tables carry the version', () => {
  expect(inPostgres('SELECT id FROM {edition}')).toBe(`SELECT id FROM ${TABLES}.edition`);
  expect(inSqlite('SELECT id FROM {edition}')).toBe(`SELECT id FROM ${TABLES}_edition`);
  expect(['iban_rechner', 'iban_rechner_5'].map(clientName)).toEqual(['IBAN-Rechner', 'IBAN-Rechner 5']);
});
