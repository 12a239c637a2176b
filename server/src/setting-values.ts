import { closeSync, openSync, readSync } from 'node:fs';
import { Cron } from 'croner';

// What config.ts allows as the values of the settings.

/** How much of a file with a secret is read, in bytes: it may be a device, which has no end. */
const MAX_SECRET_BYTES = 4096;

/** The first line of a file. @returns undefined if it can't be read, or the line is empty or too long */
export function readSecret(path: string): string | undefined {
  const bytes = Buffer.alloc(MAX_SECRET_BYTES);
  let length = 0;
  try {
    const file = openSync(path, 'r');
    for (let read = -1; read !== 0 && length < MAX_SECRET_BYTES; length += read)
      read = readSync(file, bytes, length, MAX_SECRET_BYTES - length, null);
    closeSync(file);
  } catch {
    return undefined;
  }
  const [line = ''] = bytes.toString('utf8', 0, length).split(/\r?\n/, 1);
  return Buffer.byteLength(line) < MAX_SECRET_BYTES ? line || undefined : undefined;
}

/** Whether this is an e-mail address, or a URI that RFC 9116, section 2.5.3, allows as a contact. */
export function isContact(value: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)[^\s]+$/i.test(value) ? URL.canParse(value) : isEmail(value);
}

export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(value);
}

/** An origin, without a slash at its end. @returns undefined if the address has more than scheme, host and port */
export function readOrigin(value: string): string | undefined {
  if (!isWebAddress(value)) return undefined;
  const { origin, href } = new URL(value);
  return href === `${origin}/` && !/[?#]$/.test(value) ? origin : undefined;
}

/** Whether the sync can read from this: an http(s) address or `file:PATH`. `file:-` is for the command line only. */
export function isSource(value: string): boolean {
  return isWebAddress(value) || /^file:(?!-$)./.test(value);
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}

/**
 * Whether this is `sqlite:PATH`. A database in memory is refused, since the sync runs in another process and would have
 * its own, and so is a `file:` address, which can mean one.
 */
export function isSqliteFile(value: string): boolean {
  return /^sqlite:(?!:memory:|file:)./.test(value);
}

export function isPostgres(value: string): boolean {
  return /^postgres(ql)?:\/\/[^\s#]+$/.test(value) && URL.canParse(value);
}

/** Whether the address names no `sslmode`, or one that the library knows. With an empty one, it would use no TLS. */
export function hasKnownTls(value: string): boolean {
  const modes = new URL(value).searchParams.getAll('sslmode');
  return modes.every((mode) => /^(disable|prefer|require|verify-ca|verify-full|no-verify)$/.test(mode));
}

/** Whether a cron expression has a next time. One for 31 February has none, nor has one for the year 2020. */
export function isCron(value: string): boolean {
  try {
    return new Cron(value, { paused: true, timezone: 'Europe/Berlin' }).nextRun() !== null;
  } catch {
    return false;
  }
}

/** @returns undefined if it can be neither a host name nor an IP address */
export function readHost(value: string): string | undefined {
  return /^[\w.:-]+$/.test(value) ? value : undefined;
}

/** @returns undefined if it is not a whole number from 0 to 65535 */
export function readPort(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;
}
