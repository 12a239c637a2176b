import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Cleanup } from '../folder.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type {} from './global-setup.ts';

/**
 * Whether tests can have a PostgreSQL of their own, which they may stop and pause. If TEST_DATABASE_URL names a
 * server and there is no PostgreSQL for this machine, those tests are skipped.
 */
export const hasOwnPostgres = inject('postgresBinaries') !== '' || inject('postgresUrl') === '';

/** Runs statements in a database without the code under test. @returns the rows of all of them */
export async function sql(url: string, ...statements: string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rows = [];
    for (const statement of statements) rows.push(...(await client.query(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
}

/** An empty database, removed after the test. */
export async function emptyDatabase(cleanup: Cleanup = onTestFinished): Promise<string> {
  const server = inject('postgresUrl');
  if (server === '') throw new Error(inject('postgresMissing'));
  const name = `iban_rechner_test_${randomUUID().replaceAll('-', '')}`;
  await sql(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  cleanup(async () => {
    await sql(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A PostgreSQL that a test may stop and pause. */
export async function ownPostgres(
  settings: readonly string[] = [],
  cleanup: Cleanup = onTestFinished,
): Promise<Cluster> {
  const binaries = inject('postgresBinaries');
  if (binaries === '') throw new Error(inject('postgresMissing'));
  const cluster = await startCluster(binaries, settings);
  cleanup(cluster.remove);
  return cluster;
}
