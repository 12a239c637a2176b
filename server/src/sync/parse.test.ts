import { describe, expect, it } from 'vitest';
import { records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { edition } from '../../test/stores.ts';
import type { Edition } from '../directory/edition.ts';
import { parse } from './parse.ts';
import type { Stored } from './stored.ts';

const UNKNOWN = { validFrom: null, validUntil: null };
const MARCH = { validFrom: '2026-03-09', validUntil: '2026-06-07' };
const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };

const NUMBER = 30;
const lines = records(snapshot.banks.slice(0, 3), NUMBER, NUMBER);

/** A stored edition, whose number is that of the file unless another is given. */
const one = (period: Partial<Edition>, highestRecordNumber = NUMBER): Edition => ({
  ...edition('sync', 'a'),
  ...period,
  highestRecordNumber,
});

/** What is stored: editions whose banks are kept, and those of which only the days are known. */
function storing({ held = [], history = [] }: { held?: Edition[]; history?: Edition[] } = {}): Stored {
  const served = one({}, 1);
  return {
    edition: served,
    banks: [],
    state: {
      revision: '',
      edition: served,
      lastAttempt: null,
      lastSync: null,
      upcoming: null,
      held,
      withdrawn: [],
      notBefore: null,
      history,
    },
  };
}

describe('a parsed file', () => {
  it('has the days that stand in it, whatever else is told', () => {
    const stored = storing({ held: [one(MARCH)] });
    expect(parse(xml(lines), SEPTEMBER, stored)).toMatchObject({ ...JUNE, records: NUMBER });
  });

  it('has the days that the page or an operator tells before those of a stored edition', () => {
    expect(parse(txt(lines), SEPTEMBER, storing({ held: [one(MARCH)] }))).toMatchObject(SEPTEMBER);
  });

  it('has the days of the stored edition with the same highest Datensatznummer', () => {
    expect(parse(txt(lines), UNKNOWN, storing({ held: [one(JUNE, NUMBER + 1), one(MARCH)] }))).toMatchObject(
      MARCH,
    );
    expect(parse(txt(lines), UNKNOWN, storing({ history: [one(JUNE, 29), one(MARCH)] }))).toMatchObject(
      MARCH,
    );
  });

  it('passes over stored editions whose days nobody has told', () => {
    const stored = storing({ held: [one(UNKNOWN)], history: [one(MARCH)] });
    expect(parse(txt(lines), UNKNOWN, stored)).toMatchObject(MARCH);
  });

  it('has no days where nobody tells them', () => {
    expect(parse(txt(lines), UNKNOWN, storing({ held: [one(MARCH, 29)] }))).toMatchObject(UNKNOWN);
    expect(parse(txt(lines), UNKNOWN, storing({ held: [one(UNKNOWN)] }))).toMatchObject(UNKNOWN);
  });

  it('is refused where it is no bank file', () => {
    expect(() => parse(Buffer.from('Wartung'), UNKNOWN, storing())).toThrow(
      expect.objectContaining({ code: 'not-a-bank-file' }),
    );
  });
});
