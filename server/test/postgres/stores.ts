import { openPostgres } from '../../src/store/postgres.ts';
import { closing, type Opening, sqlite } from '../stores.ts';
import { emptyDatabase } from './databases.ts';

async function postgres(): Promise<Opening> {
  const url = await emptyDatabase();
  return async () => closing(await openPostgres(url));
}

/** The databases in which a store can be. */
export const DATABASES = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const;
