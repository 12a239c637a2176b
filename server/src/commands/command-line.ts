import { type ParseArgsConfig, parseArgs } from 'node:util';
import { quarterFrom } from '../bundesbank/period.ts';
import { ConfigError } from '../config.ts';
import { isSource } from '../setting-values.ts';
import { StoreError } from '../store/errors.ts';

/** Readers for the command line of a command. Its usage follows each sentence about a fault. */
export function commandLine(usage: string) {
  const fault = (sentence: string) => new ConfigError(`${sentence}\n\n${usage}`);
  return {
    fault,
    /** @throws {ConfigError} if an option is unknown, or lacks its value */
    parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
      try {
        return parseArgs({ args, options, allowPositionals: true });
      } catch (error) {
        throw fault(error instanceof Error ? error.message : String(error));
      }
    },
    /** The period that begins on the day that an option names; undefined if it is not given. @throws {ConfigError} */
    quarter(option: string, day: string | undefined) {
      try {
        return day === undefined ? undefined : quarterFrom(day);
      } catch {
        const rule = 'it is a Monday of March, June, September or December';
        throw fault(`${option} is ${day}, but no edition begins then: ${rule}.`);
      }
    },
  };
}

/**
 * Says on stderr why a command ends early. A fault of this program comes with its stack.
 *
 * @returns the exit status, as docs/operation.md explains it
 */
export function reportFault(error: unknown): number {
  const isWrongUse = error instanceof ConfigError;
  const isExpected = isWrongUse || error instanceof StoreError;
  console.error(isExpected ? error.message : error);
  return isWrongUse ? 5 : isExpected ? 4 : 6;
}

/** @returns the source, with a bare path as `file:PATH`, and `-` as `file:-`; null for an address of another kind */
export function sourceOf(given: string): string | null {
  if (isSource(given)) return given;
  return given === '' || /^[a-z][a-z0-9+.-]+:/i.test(given) ? null : `file:${given}`;
}
