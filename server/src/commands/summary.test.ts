import { describe, expect, it } from 'vitest';
import { FULL_SIZE, snapshot } from '../../test/bank-file.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Bank } from '../directory/bank.ts';
import { statusError } from '../download/unreachable-error.ts';
import type { Note, Part } from '../sentences/english.ts';
import type { Result } from '../sync/result.ts';
import { asJson, summarise } from './summary.ts';

const at = '2026-03-10T03:00:00.000Z';
const line =
  (sign: string) =>
  ({ blz, name, city }: Bank) =>
    `  ${sign} ${blz} ${name}, ${city}`;
const edition = { ...snapshot.edition, origin: 'sync' as const, at, banks: 3500, bytes: 2_359_090 };

describe('the summary of a run', () => {
  it('names the size of the directory, what changed, and a few examples', () => {
    const difference = {
      added: snapshot.banks.slice(0, 1),
      removed: [],
      changed: snapshot.banks.slice(1, 6),
    };
    const changes = [{ edition, difference }];
    const result: Result = { at, outcome: 'updated', reason: null, changes, failures: [], notes: [] };
    expect(summarise(result, { all: true })).toContain(difference.changed.map(line('~')).join('\n'));
    expect(summarise(result)).toBe(
      [
        'updated',
        `  ${FULL_SIZE} records, 3500 banks, 2359090 bytes`,
        '  valid from 2026-03-09 until 2026-06-07',
        '  1 added, 0 removed, 5 changed',
        ...difference.added.map(line('+')),
        ...difference.changed.slice(0, 3).map(line('~')),
        '  ~ …',
      ].join('\n'),
    );
  });

  it('says that an edition is kept for later', () => {
    const change = {
      edition: { ...edition, validFrom: '2026-03-11' },
      difference: { added: [], removed: [], changed: [] },
    };
    expect(
      summarise({ at, outcome: 'updated', reason: null, changes: [change], failures: [], notes: [] }),
    ).toContain('valid from 2026-03-11 until 2026-06-07, kept until then');
  });

  it('says why a file was refused, and how to accept an implausible one', () => {
    const [first, second] = [1, 2].map(
      (line): Part => ({ is: 'line-value', line, column: 'PLZ', text: '' }),
    ) as [Part, Part];
    const limit: Part = { is: 'few-banks', count: 2, min: 3000 };
    const failures = [
      new RefusedError({ is: 'faulty-line', cause: null, first, count: 2 }, { details: [first, second] }),
      new RefusedError({ is: 'implausible', limits: [limit] }, { sha256: 'ab' }),
      statusError(503, 'example.org', null),
    ];
    const notes: Note[] = [{ is: 'period-not-understood', host: 'example.org', text: 'gültig ab Juni' }];
    const result: Result = { at, outcome: 'rejected', reason: null, changes: [], failures, notes };
    expect(summarise(result, { hints: false })).not.toContain('--accept');
    expect(JSON.parse(asJson(result))).toMatchObject({
      outcome: 'rejected',
      changes: [],
      failures: [{ code: 'faulty-line' }, { code: 'implausible', sha256: 'ab' }, { code: 'status' }],
    });
    expect(summarise(result)).toBe(
      [
        'rejected',
        '  faulty-line: The file is damaged. Line 1: PLZ is empty. In all, 2 lines are faulty. Get the file again from the Bundesbank.',
        '    Line 2: PLZ is empty.',
        '  implausible: The file is not plausible: only 2 banks (at least 3000). Look at the file: only if it is right, accept its SHA-256.',
        '  To let this very file through, add: --accept ab',
        '  status: example.org answers with status 503. The next sync tries again. If it stays, check SYNC_SOURCE.',
        '  The page of example.org states a validity that was not understood: “gültig ab Juni”.',
      ].join('\n'),
    );
  });
});
