import { readFileSync } from 'node:fs';
import { Cron } from 'croner';

// What config.ts allows as the values of the settings.

/** The content of a file, without its last line break. @returns undefined if it can't be read or is empty */
export function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch {
    return undefined;
  }
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
