import { DamagedError, DatabaseUnreachableError, StoreError } from './errors.ts';

/** System calls whose errors concern the connection. Others concern files, such as that of a certificate. */
const NETWORK_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Connection lost, too many connections, server starting or ending (PostgreSQL, Appendix A). */
const UNREACHABLE_CODES = /^(08...|53300|57P0[1235])$/;

/** How the library says that it got no answer, or lost the connection. */
const UNREACHABLE_MESSAGES =
  /^(timeout ex(pired|ceeded)|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/**
 * Turns any error of the library or the server into a sentence for the operator; that error is its cause.
 *
 * @param name of the database, without user and password
 * @returns a {@link DatabaseUnreachableError} if a later attempt may succeed
 */
export function postgresError(name: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code, syscall } = described(error);
  if (error instanceof DamagedError) {
    const sentence = `The database ${name} is damaged (${message}). It was left as it is: name an empty one in DATABASE_URL.`;
    return new StoreError(sentence, { cause: error });
  }
  const isUnreachable =
    UNREACHABLE_CODES.test(code) || NETWORK_CALLS.has(syscall) || UNREACHABLE_MESSAGES.test(message);
  return isUnreachable
    ? new DatabaseUnreachableError(`The database ${name} can't be reached: ${message}.`, { cause: error })
    : new StoreError(`The database ${name} can't be used: ${message}.`, { cause: error });
}

function described(error: unknown): { message: string; code: string; syscall: string } {
  // The host has several addresses, and each failed. The error of the first one is shown.
  if (error instanceof AggregateError && error.message === '') return described(error.errors[0]);
  const { message = String(error), code = '', syscall = '' } = error as Partial<NodeJS.ErrnoException>;
  return { message: understandable(error, message.replace(/\.$/, '')), code, syscall };
}

/** A message in words that an operator understands, if those of the library mislead. */
function understandable(error: unknown, message: string): string {
  if (/client password must be a string/.test(message))
    return 'it asks for a password, and neither DATABASE_URL nor PGPASSWORD has one';
  return error instanceof TypeError ? 'it holds something unexpected' : message;
}
