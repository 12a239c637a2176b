import { expect, it } from 'vitest';
import { readArguments } from './sync-arguments.ts';

it.each([
  [['ftp://example.org/blz.txt'], '"ftp://example.org/blz.txt" is not a source.'],
  [['file:a', 'file:b'], '"file:a file:b" is not a source.'],
  [['--accept', 'abc'], '--accept takes a SHA-256.'],
  [['--force'], "Unknown option '--force'"],
  [['blz.txt', '--now', '--valid-from', '2026-06-08'], '--now and --valid-from exclude each other.'],
  [['--valid-from', '2026-06-09'], '--valid-from is 2026-06-09, but no edition begins then'],
  [['--back', '--now'], '--back goes with --json only.'],
  [['--back', 'blz.txt'], '--back goes with --json only.'],
])('npm run sync explains itself when called with %j', (args, sentence) => {
  expect(() => readArguments('file:blz.txt', args)).toThrow(sentence);
  expect(() => readArguments('file:blz.txt', args)).toThrow('Usage: npm run sync [-- SOURCE] [OPTIONS]');
});

it('a file that the command line names must have a first day, unless it is to be served now', () => {
  const mustBeDated = (...args: string[]) => readArguments('file:blz.txt', args).mustBeDated;
  expect([mustBeDated(), mustBeDated('blz.txt'), mustBeDated('blz.txt', '--now')]).toEqual([
    false,
    true,
    false,
  ]);
});
