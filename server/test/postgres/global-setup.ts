import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { unpackBinaries } from './binaries.ts';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests make databases; '' if there is none. */
    postgresUrl: string;
    /** The folder with the programs of PostgreSQL; '' if there is none. */
    postgresBinaries: string;
    /** Why there is none. */
    postgresMissing: string;
  }
}

/**
 * Starts one PostgreSQL for all test files, unless TEST_DATABASE_URL names one. If neither works, the tests that
 * need one fail.
 */
export default async function startPostgresOnce(project: TestProject) {
  const { TEST_DATABASE_URL = '' } = process.env;
  let binaries = '';
  let missing = '';
  try {
    binaries = unpackBinaries();
    const cluster = TEST_DATABASE_URL === '' ? await startCluster(binaries) : undefined;
    project.provide('postgresUrl', cluster?.url ?? TEST_DATABASE_URL);
    return async () => {
      await cluster?.remove();
      rmSync(binaries, { recursive: true, force: true });
    };
  } catch (error) {
    missing = error instanceof Error ? `${error.message} (${error.cause})` : String(error);
    project.provide('postgresUrl', TEST_DATABASE_URL);
  } finally {
    project.provide('postgresBinaries', missing ? '' : binaries);
    project.provide('postgresMissing', missing);
  }
}
