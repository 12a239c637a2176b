import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../test/folder.ts';
import { ConfigError, misspeltNames, readConfig, SETTINGS } from './config.ts';

describe('the configuration', () => {
  it('needs no variable: it has defaults', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:var/bank-directory.sqlite',
      DATABASE_WAIT: 60,
      SYNC_SOURCE: expect.stringMatching(/^https:\/\/www\.bundesbank\.de\//),
      SYNC_SCHEDULE: expect.stringMatching(/^[1-5]?\d [1-4] \* \* \*$/),
      PUBLIC_URL: undefined,
      OPERATOR_NAME: undefined,
      OPERATOR_ADDRESS: undefined,
      OPERATOR_EMAIL: undefined,
      SECURITY_CONTACT: undefined,
      DATABASE_PASSWORD_FILE: undefined,
      SOURCE_URL: undefined,
    });
  });

  it('picks a random minute for the sync', () => {
    const minutes = new Set(Array.from({ length: 50 }, () => readConfig({}).SYNC_SCHEDULE));
    expect(minutes.size).toBeGreaterThan(10);
  });

  it('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readConfig(empty)).toMatchObject({ PORT: 3000, PUBLIC_URL: undefined });
  });

  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['HOST', '::', '::'],
    ['DATABASE_URL', 'sqlite:/var/lib/x.sqlite', 'sqlite:/var/lib/x.sqlite'],
    ['DATABASE_URL', 'postgres://db/banks', 'postgres://db/banks'],
    [
      'DATABASE_URL',
      'postgresql://a:b%40c@[::1]:5432/d?sslmode=require',
      'postgresql://a:b%40c@[::1]:5432/d?sslmode=require',
    ],
    ['DATABASE_WAIT', '0', 0],
    ['SYNC_SOURCE', 'http://127.0.0.1:8000/blz.txt', 'http://127.0.0.1:8000/blz.txt'],
    ['SYNC_SOURCE', 'file:blz.txt', 'file:blz.txt'],
    ['SYNC_SCHEDULE', 'off', 'off'],
    ['SYNC_SCHEDULE', '30 3 * * 1-5', '30 3 * * 1-5'],
    ['SYNC_SCHEDULE', '0 0 29 2 *', '0 0 29 2 *'],
    ['PUBLIC_URL', 'https://iban.example.org/', 'https://iban.example.org'],
    ['PUBLIC_URL', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['OPERATOR_EMAIL', 'post@example.org', 'post@example.org'],
    ['SECURITY_CONTACT', 'meldung@example.org', 'meldung@example.org'],
    ['SECURITY_CONTACT', 'https://example.org/melden', 'https://example.org/melden'],
    ['SOURCE_URL', 'https://git.example.org/iban-rechner', 'https://git.example.org/iban-rechner'],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: expected });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['HOST', 'a b'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', 'a b'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', 'sqlite:file::memory:?cache=shared'],
    // Only the command line reads standard input.
    ['SYNC_SOURCE', 'file:-'],
    ['DATABASE_URL', 'mysql://db/banks'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://db:port/banks'],
    ['DATABASE_URL', 'postgres://db/banks?sslmode=foo'],
    ['DATABASE_URL', 'postgres://db/banks?a=b&sslmode='],
    ['DATABASE_WAIT', '-1'],
    ['DATABASE_WAIT', '1m'],
    ['SYNC_SOURCE', 'ftp://example.org/blz.txt'],
    ['SYNC_SOURCE', 'blz.txt'],
    ['SYNC_SOURCE', 'https://'],
    ['SYNC_SCHEDULE', 'never'],
    ['SYNC_SCHEDULE', '99 * * * *'],
    ['SYNC_SCHEDULE', '0 0 31 2 *'],
    ['SYNC_SCHEDULE', '0 0 31 4,6,9,11 *'],
    ['SYNC_SCHEDULE', '2020-01-01T00:00:00'],
    ['SYNC_SCHEDULE', '0 0 3 * * * 2020'],
    ['PUBLIC_URL', 'iban.example.org'],
    ['PUBLIC_URL', 'https://iban.example.org/?a=b'],
    ['PUBLIC_URL', 'https://iban.example.org/?'],
    ['PUBLIC_URL', 'https://example.org/iban'],
    ['PUBLIC_URL', 'https://example.org/iban/'],
    ['PUBLIC_URL', 'https://user@example.org'],
    ['OPERATOR_NAME', ' '],
    ['OPERATOR_ADDRESS', '\n'],
    ['OPERATOR_EMAIL', 'post'],
    ['SECURITY_CONTACT', 'post'],
    ['SECURITY_CONTACT', 'http://example.org/melden'],
    ['SECURITY_CONTACT', 'https://example.org/\nContact: https://evil.example'],
    ['DATABASE_PASSWORD_FILE', '/nowhere/at/all'],
    ['DATABASE_PASSWORD_FILE', '/dev/null'],
    ['DATABASE_PASSWORD_FILE', '/dev/zero'],
    ['SOURCE_URL', 'javascript:alert(1)'],
  ] as const)(
    'refuses %s=%s with a sentence that names variable, value and what is allowed',
    (name, value) => {
      expect(() => readConfig({ [name]: value })).toThrow(
        new ConfigError(`${name} is ${JSON.stringify(value)}, but must be ${SETTINGS[name].allowed}.`),
      );
    },
  );

  it.each([
    ['mysql://root:secret@db/banks', '…@db/banks'],
    ['postgres//root:secret@db/banks', '…@db/banks'],
    ['postgres://root:sec@ret#@db/banks', '…@db/banks'],
    ['postgres://root:secret/@db:x/banks?password=secret', '…@db:x/banks?password=…'],
  ])('hides the password in DATABASE_URL=%s', (value, hidden) => {
    expect(() => readConfig({ DATABASE_URL: value })).toThrow(
      new ConfigError(`DATABASE_URL is "${hidden}", but must be ${SETTINGS.DATABASE_URL.allowed}.`),
    );
  });

  it('takes the password of the database from a file', () => {
    const DATABASE_PASSWORD_FILE = temporaryFile('p@ss/w:rd %\nno part of it\n');
    const DATABASE_URL = 'postgres://iban@db:5433/banks?sslmode=require';
    expect(readConfig({ DATABASE_URL, DATABASE_PASSWORD_FILE }).DATABASE_URL).toBe(
      'postgres://iban:p%40ss%2Fw%3Ard%20%25@db:5433/banks?sslmode=require',
    );
  });

  it('takes a password file if a parameter names the host', () => {
    const DATABASE_PASSWORD_FILE = temporaryFile('p@ss/w:rd %+\n');
    const DATABASE_URL = 'postgres:///banks?host=%2Frun%2Fpostgresql&user=iban';
    const connectionString = readConfig({ DATABASE_URL, DATABASE_PASSWORD_FILE }).DATABASE_URL;
    const { password, host, user } = new pg.Client({ connectionString });
    expect([password, host, user]).toEqual(['p@ss/w:rd %+', '/run/postgresql', 'iban']);
  });

  it.each([
    [{ PORT: '8000', METRICS_PORT: '8000' }, 'METRICS_PORT is 8000, but PORT is the same.'],
    [{ METRICS_PORT: '3000', METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT is 3000, but PORT is the same.'],
  ])('refuses one port for two servers: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it.each([
    { PORT: '0', METRICS_PORT: '0' },
    { HOST: '127.0.0.1', METRICS_PORT: '3000', METRICS_HOST: '127.0.0.2' },
  ])('allows ports that do not collide: %j', (environment) => {
    expect(() => readConfig(environment)).not.toThrow();
  });

  it('reports names of variables that are probably misspelt', () => {
    expect(
      misspeltNames({
        PUBLIC_UR: 'x',
        DATABSE_URL: 'x',
        SYNC_SHEDULE: 'x',
        OPERATOR_EMAIL: 'x',
        PATH: 'x',
        POST: 'x',
        HOSTS: 'x',
        DATABASE_URL_OLD: 'x',
        METRICS_PROT: 'x',
      }),
    ).toEqual([
      ['PUBLIC_UR', 'PUBLIC_URL'],
      ['DATABSE_URL', 'DATABASE_URL'],
      ['SYNC_SHEDULE', 'SYNC_SCHEDULE'],
      ['METRICS_PROT', 'METRICS_PORT'],
    ]);
  });

  it('refuses a password for SQLite', () => {
    const DATABASE_PASSWORD_FILE = temporaryFile('secret');
    expect(() => readConfig({ DATABASE_PASSWORD_FILE })).toThrow(
      'DATABASE_PASSWORD_FILE is set, but DATABASE_URL is not an address of a PostgreSQL.',
    );
  });

  it('names all wrong variables together', () => {
    expect(() => readConfig({ PORT: 'x', SYNC_SCHEDULE: 'y' })).toThrow(/^PORT is .*\nSYNC_SCHEDULE is .*$/);
  });
});
