import { statSync, truncateSync } from 'node:fs';

/** What a database file and its log look like from outside. */
export interface FileMark {
  /** Device and inode, which no other file has; null if there is no file. */
  readonly file: string | null;
  /** Differs after each writing into the file. */
  readonly content: string;
  /** Differs after each writing into the log beside it; empty if the log is empty or missing. */
  readonly log: string;
}

/** Looks at the SQLite file at a path, and at its log (`-wal`). */
export function markOf(path: string): FileMark {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  const log = statSync(logOf(path), { bigint: true, throwIfNoEntry: false });
  return {
    file: stats ? `${stats.dev}.${stats.ino}` : null,
    content: stats ? `${stats.size} ${stats.mtimeNs}` : '',
    log: log && log.size > 0n ? `${log.ino} ${log.size} ${log.mtimeNs}` : '',
  };
}

/**
 * Empties the log at a path, if it is still as it was beside the file that was there before. SQLite would write it into
 * the file that is there now.
 *
 * @param before how it looked when the other file was last seen
 */
export function dropLogOf(path: string, before: FileMark): void {
  if (before.log !== '' && markOf(path).log === before.log) truncateSync(logOf(path));
}

const logOf = (path: string) => `${path}-wal`;
