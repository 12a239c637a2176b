import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { describe as summarise } from './summary.ts';

const at = '2026-11-21T03:00:00.000Z';

describe('the summary of a run', () => {
  it('names the size of the directory, what changed, and a few examples', () => {
    const [first] = snapshot.banks;
    const edition = {
      ...snapshot.edition,
      origin: 'sync' as const,
      at,
      banks: 3503,
    };
    const difference = { added: first ? [first] : [], removed: [], changed: snapshot.banks.slice(1, 6) };
    expect(summarise({ at, outcome: 'updated', reason: null, edition, difference })).toBe(
      [
        'updated',
        '  13877 records, 3503 banks, 2359090 bytes',
        '  1 added, 0 removed, 5 changed',
        '  + 10000000 Bundesbank, Berlin',
        '  ~ 10010010 Postbank Ndl der Deutsche Bank, Berlin',
        '  ~ 10010123 OLINDA Zweigniederlassung Deutschland, Berlin',
        '  ~ 10010178 Revolut Bank, Zweigniederlassung Deutschland, Berlin',
        '  ~ …',
      ].join('\n'),
    );
  });

  it('says why a file was refused, and how to accept an implausible one', () => {
    const refused = { at, outcome: 'rejected' as const, sha256: 'ab' };
    const details = ['Zeile 1: PLZ ist leer.', 'Zeile 2: PLZ ist leer.'];
    expect(summarise({ ...refused, reason: 'Zeile 1: PLZ ist leer.', code: 'faulty-line', details })).toBe(
      'rejected (faulty-line): Zeile 1: PLZ ist leer.\n  Zeile 2: PLZ ist leer.',
    );
    expect(summarise({ ...refused, reason: 'Nicht plausibel.', code: 'implausible', details: [] })).toBe(
      'rejected (implausible): Nicht plausibel.\n  To let this very file through, add: --accept ab',
    );
  });
});
