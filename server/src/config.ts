import { randomInt } from 'node:crypto';
import {
  hasKnownTls,
  isContact,
  isCron,
  isEmail,
  isPostgres,
  isSource,
  isSqliteFile,
  isWebAddress,
  readHost,
  readOrigin,
  readPort,
  readSecret,
} from './setting-values.ts';

interface Setting<T> {
  /** The allowed values in words; they end the sentence “X is …, but must be …”. */
  readonly allowed: string;
  /** The default, as a user would write it. */
  readonly fallback?: () => string;
  /** @returns the value, or undefined if it is not allowed */
  readonly read: (value: string) => T | undefined;
  /** The value without its secrets, for a message. */
  readonly withoutSecrets?: (value: string) => string;
}

/** The Bundesbank's download page. Its address has stayed the same; those of its links change each quarter. */
const DOWNLOAD_PAGE =
  'https://www.bundesbank.de/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen/download-bankleitzahlen-602592';

/** All settings, by the name of the environment variable. docs/operation.md says what each means. */
export const SETTINGS = {
  PORT: {
    allowed: 'a whole number from 0 to 65535',
    fallback: () => '3000',
    read: readPort,
  },
  HOST: {
    allowed: 'a host name or an IP address',
    fallback: () => '127.0.0.1',
    read: readHost,
  },
  METRICS_PORT: {
    allowed: 'a whole number from 0 to 65535',
    read: readPort,
  },
  METRICS_HOST: {
    allowed: 'a host name or an IP address',
    fallback: () => '127.0.0.1',
    read: readHost,
  },
  DATABASE_URL: {
    allowed:
      'sqlite:PATH of a file or postgres://USER:PASSWORD@HOST/DATABASE, special characters percent-encoded, sslmode one of disable, prefer, require, verify-ca, verify-full, no-verify',
    fallback: () => 'sqlite:var/bank-directory.sqlite',
    read: (value) => (isSqliteFile(value) || (isPostgres(value) && hasKnownTls(value)) ? value : undefined),
    withoutSecrets: (value) => value.replace(/.*@/s, '…@').replace(/(password=)[^&#]*/gi, '$1…'),
  },
  DATABASE_PASSWORD_FILE: {
    allowed: 'the path of a file that can be read and has a password in its first line',
    read: readSecret,
  },
  DATABASE_WAIT: {
    allowed: 'a whole number of seconds, up to 86400',
    fallback: () => '60',
    read: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 86_400 ? Number(value) : undefined),
  },
  SYNC_SOURCE: {
    allowed: 'an http:// or https:// address, or file:PATH',
    fallback: () => DOWNLOAD_PAGE,
    read: (value) => (isSource(value) ? value : undefined),
  },
  SYNC_SCHEDULE: {
    allowed: 'a cron expression such as "30 3 * * *" whose time will come, or off',
    // At random, so that not all installations ask the Bundesbank at the same moment.
    fallback: () => `${randomInt(60)} ${randomInt(1, 5)} * * *`,
    read: (value) => (value === 'off' || isCron(value) ? value : undefined),
  },
  PUBLIC_URL: {
    allowed:
      'an http:// or https:// address without path and query: the site has its addresses from the root on',
    read: readOrigin,
  },
  OPERATOR_NAME: {
    allowed: 'a name',
    read: (value) => value.trim() || undefined,
  },
  OPERATOR_ADDRESS: {
    allowed: 'an address',
    read: (value) => value.trim() || undefined,
  },
  OPERATOR_EMAIL: {
    allowed: 'an e-mail address',
    read: (value) => (isEmail(value) ? value : undefined),
  },
  SECURITY_CONTACT: {
    allowed: 'an e-mail address, or an address that begins with https:, mailto: or tel:',
    read: (value) => (isContact(value) ? value : undefined),
  },
  SOURCE_URL: {
    allowed: 'an http:// or https:// address',
    read: (value) => (isWebAddress(value) ? value : undefined),
  },
} satisfies Readonly<Record<string, Setting<unknown>>>;

type Settings = typeof SETTINGS;
type Value<S> =
  S extends Setting<infer T> ? (S extends { fallback: () => string } ? T : T | undefined) : never;

/** Every setting's value; undefined if it is unset and has no default. */
export type Config = { readonly [Name in keyof Settings]: Value<Settings[Name]> };

/** Some settings or arguments are not allowed. The message has a sentence for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 *
 * @throws {ConfigError} with a sentence for each value that is not allowed
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const { fallback, read, allowed, withoutSecrets = (value) => value } = setting;
    const given = environment[name] || fallback?.();
    if (given === undefined) return [name, undefined];
    const value = read(given);
    if (value === undefined)
      faults.push(`${name} is ${JSON.stringify(withoutSecrets(given))}, but must be ${allowed}.`);
    return [name, value];
  });
  const config = Object.fromEntries(values) as Config;
  if (config.DATABASE_PASSWORD_FILE !== undefined && config.DATABASE_URL?.startsWith('sqlite:'))
    faults.push('DATABASE_PASSWORD_FILE is set, but DATABASE_URL is not an address of a PostgreSQL.');
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = config;
  if (METRICS_PORT && METRICS_PORT === PORT && (HOST === METRICS_HOST || isAny(HOST) || isAny(METRICS_HOST)))
    faults.push(`METRICS_PORT is ${METRICS_PORT}, but PORT is the same. Each needs one of its own.`);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { ...config, DATABASE_URL: withPassword(config) };
}

/** Whether this host means all addresses of the machine. */
const isAny = (host: string) => host === '0.0.0.0' || host === '::';

/** How many letters of a misspelt variable may differ from the name of the setting. */
const MAX_EDITS = 2;

/**
 * Finds variables that are probably misspelt settings of ours: one or two letters are wrong, missing or too many.
 *
 * @returns each name with the setting that is meant
 */
export function misspeltNames(environment: NodeJS.ProcessEnv): (readonly [given: string, meant: string])[] {
  // HOST and PORT are too short: POST is like both.
  const names = Object.keys(SETTINGS).filter((name) => name.length > 4);
  return Object.keys(environment).flatMap((given) => {
    if (given in SETTINGS || given.length < 5) return [];
    const meant = names.find((name) => areAlike(given, name, MAX_EDITS));
    return meant === undefined ? [] : [[given, meant] as const];
  });
}

/** Whether so few letters must be put in, left out or changed to turn one word into the other (Levenshtein). */
function areAlike(one: string, other: string, edits: number): boolean {
  if (one === other) return true;
  if (edits === 0) return false;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  return [
    [rest.slice(1), otherRest],
    [rest, otherRest.slice(1)],
    [rest.slice(1), otherRest.slice(1)],
  ].some(([left = '', right = '']) => areAlike(left, right, edits - 1));
}

/** The address of the database with the password from the file, if one is set. */
function withPassword({ DATABASE_URL, DATABASE_PASSWORD_FILE }: Config): string {
  if (DATABASE_PASSWORD_FILE === undefined) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  // A URL that has its host as a parameter (`postgres:///db?host=…`) ignores a password that is assigned to it.
  if (url.hostname === '') url.searchParams.set('password', DATABASE_PASSWORD_FILE);
  else url.password = encodeURIComponent(DATABASE_PASSWORD_FILE);
  return url.href;
}
