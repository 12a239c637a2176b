import { describe, expect, it } from 'vitest';
import { readRenewArguments } from './renew-arguments.ts';

const DEFAULT = 'https://example.org/page';
const read = (...args: string[]) => readRenewArguments(DEFAULT, args);

describe('npm run renew', () => {
  it('asks the default source, or takes paths and addresses', () => {
    expect(read()).toMatchObject({ sources: [{ source: DEFAULT, rebuilt: null }], validity: undefined });
    const given = ['blz.txt', '/tmp/blz2.txt', 'file:///tmp/blz.txt', 'https://example.org/blz.csv'];
    expect(read(...given).sources.map(({ source }) => source)).toEqual([
      'file:blz.txt',
      'file:/tmp/blz2.txt',
      'file:///tmp/blz.txt',
      'https://example.org/blz.csv',
    ]);
  });

  it('knows a rebuilt file by its name or by the option', () => {
    const rebuilt = (...args: string[]) => read(...args).sources.map((source) => source.rebuilt);
    expect(rebuilt('rebuilt/blz.txt', 'a/blz_2026-09-07_rebuilt.txt', 'blz_rebuilts.txt')).toEqual([
      null,
      'blz_2026-09-07_rebuilt.txt',
      null,
    ]);
    expect(rebuilt('blz.txt', 'blz_rebuilt.txt', '--rebuilt', 'a table')).toEqual(['a table', 'a table']);
  });

  it('takes the first day of an edition', () => {
    expect(read('blz.txt', '--from', '2026-12-07').validity).toEqual({
      validFrom: '2026-12-07',
      validUntil: '2027-03-07',
    });
  });

  it.each([
    [['blz.txt', '--from', '2026-12-08'], '--from is 2026-12-08, but no edition begins then'],
    [['blz.txt', '--from', 'morgen'], '--from is morgen'],
    [['--from', '2026-12-07'], '--from and --rebuilt go with a file.'],
    [['--rebuilt', 'a table'], '--from and --rebuilt go with a file.'],
    [['blz.txt', '--rebuilt', 'two\nlines'], '--rebuilt takes a text of one line.'],
    [['ftp://example.org/blz.txt'], '"ftp://example.org/blz.txt" is neither a path nor an http(s) address.'],
    [['--now'], "Unknown option '--now'"],
  ])('refuses %j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });

  it('prints its usage', () => expect(read('--help').help).toMatch(/^Usage: npm run renew/));
});
