/** The database can't be used; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The database can't be reached now. A later attempt may succeed. */
export class DatabaseUnreachableError extends StoreError {}

/** The database can be read, but what is in it is not what was stored. */
export class DamagedError extends Error {}
