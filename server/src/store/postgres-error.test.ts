import { describe, expect, it } from 'vitest';
import { DamagedError, DatabaseUnreachableError, StoreError } from './errors.ts';
import { postgresError } from './postgres-error.ts';

const failure = (message: string, properties: object) => Object.assign(new Error(message), properties);
const NAME = 'postgres://db:5432/banks';

describe('an error of PostgreSQL', () => {
  it.each([
    ['connect ECONNREFUSED 10.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }],
    ['getaddrinfo EAI_AGAIN db', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }],
    ['read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }],
    ['write EPIPE', { code: 'EPIPE', syscall: 'write' }],
    ['connect ENOENT /run/postgresql/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }],
    ['timeout expired', {}],
    ['Query read timeout', {}],
    ['Connection terminated unexpectedly', {}],
    ['the database system is starting up', { code: '57P03' }],
    ['terminating connection due to administrator command', { code: '57P01' }],
    ['sorry, too many clients already', { code: '53300' }],
    ['connection failure', { code: '08006' }],
  ])('is temporary: %s', (message, properties) => {
    const error = postgresError(NAME, failure(message, properties));
    expect(error).toEqual(new DatabaseUnreachableError(`The database ${NAME} can't be reached: ${message}.`));
    expect(error).toBeInstanceOf(DatabaseUnreachableError);
  });

  it.each([
    ['password authentication failed for user "iban"', { code: '28P01' }],
    ['database "banks" does not exist', { code: '3D000' }],
    ['permission denied for database banks', { code: '42501' }],
    ['canceling statement due to statement timeout', { code: '57014' }],
    ['certificate has expired', { code: 'CERT_HAS_EXPIRED' }],
    ["ENOENT: no such file or directory, open '/ca.pem'", { code: 'ENOENT', syscall: 'open' }],
    ['The server does not support SSL connections', {}],
  ])('is not temporary: %s', (message, properties) => {
    const error = postgresError(NAME, failure(message, properties));
    expect(error).not.toBeInstanceOf(DatabaseUnreachableError);
    expect(error).toEqual(new StoreError(`The database ${NAME} can't be used: ${message}.`));
  });

  it('has a sentence of ours if the program fails on what it reads, and keeps that failure as its cause', () => {
    const stumbled = new TypeError("Cannot destructure property 'version' of 'rows[0]' as it is undefined.");
    const error = postgresError(NAME, stumbled);
    expect(error.message).toBe(`The database ${NAME} can't be used: it holds something unexpected.`);
    expect(error.cause).toBe(stumbled);
  });

  it('is that of the first address if several do not answer', () => {
    const refused = (address: string) =>
      failure(`connect ECONNREFUSED ${address}`, { code: 'ECONNREFUSED', syscall: 'connect' });
    const error = postgresError(NAME, new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]));
    expect(error).toBeInstanceOf(DatabaseUnreachableError);
    expect(error.message).toBe(`The database ${NAME} can't be reached: connect ECONNREFUSED ::1:5432.`);
  });

  it('stays as it is if it is a sentence already; damage is named', () => {
    const sentence = new StoreError('The database is older than PostgreSQL 14.');
    expect(postgresError(NAME, sentence)).toBe(sentence);
    expect(postgresError(NAME, new DamagedError('the banks are others')).message).toBe(
      `The database ${NAME} is damaged (the banks are others). It was left as it is: name an empty one in DATABASE_URL.`,
    );
  });
});
