import { POSTGRES_SCHEMA_NAME } from './schema.ts';
import { DamagedError, StoreError } from './store.ts';

/** The database can't be reached, which may pass. */
export class AwayError extends StoreError {}

/** What the system says of a connection, rather than of a file with a certificate, say. */
const NETWORK = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Connection lost, too many of them, server starting or ending (PostgreSQL, Appendix A). */
const AWAY_STATES = /^(08...|53300|57P0[1235])$/;

/** PostgreSQL, Appendix A. */
const UNDEFINED_TABLE = '42P01';

/** How the library says that it got no answer, or no connection any more. */
const AWAY_MESSAGES =
  /^(timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/**
 * Says what happened to a database, and keeps what was said of it.
 *
 * @param name of the database, without user and password
 */
export function postgresError(name: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code, syscall } = described(error);
  if (error instanceof DamagedError) {
    return new StoreError(`The database ${name} is damaged (${message}). It was left as it is.`, {
      cause: error,
    });
  }
  const isAway = AWAY_STATES.test(code) || NETWORK.has(syscall) || AWAY_MESSAGES.test(message);
  return isAway
    ? new AwayError(`The database ${name} can't be reached: ${message}.`, { cause: error })
    : new StoreError(`The database ${name} can't be used: ${message}.`, { cause: error });
}

function described(error: unknown): { message: string; code: string; syscall: string } {
  // Of a host with several addresses, each of which failed, the first says it all.
  if (error instanceof AggregateError && error.message === '') return described(error.errors[0]);
  const { message = String(error), code = '', syscall = '' } = error as Partial<NodeJS.ErrnoException>;
  return { message: inWords(error, message.replace(/\.$/, ''), code), code, syscall };
}

/** In an operator's words, where the server's or the library's mislead. */
function inWords(error: unknown, message: string, code: string): string {
  // PostgreSQL says the same of a table that a user may not see.
  if (code === UNDEFINED_TABLE)
    return `${message}, or this user has no right to the schema ${POSTGRES_SCHEMA_NAME}`;
  if (/client password must be a string/.test(message))
    return 'it asks for a password, and neither DATABASE_URL nor PGPASSWORD has one';
  return error instanceof TypeError ? 'it holds something unexpected' : message;
}
