import { describe, expect, it } from 'vitest';
import { edition, updated } from '../../test/stores.ts';
import { inEnglish } from '../sentences/english.ts';
import { clockNotes } from './result.ts';

const NOW = '2026-03-20T03:00:00.000Z';
const stored = edition('sync', 'a');
const state = (lastRun: string | null, served = stored) => ({
  edition: served,
  lastAttempt: lastRun === null ? null : { ...updated, at: lastRun },
});
const notes = (now: string, ...stateOf: Parameters<typeof state>) =>
  clockNotes(state(...stateOf), new Date(now)).map(inEnglish);

describe('a run', () => {
  it.each<[string, string, string | null]>([
    ['without one before it', NOW, null],
    ['a day after the one before', NOW, '2026-03-19T03:00:00.000Z'],
    ['with a clock an hour behind that of the run before', NOW, '2026-03-20T04:00:00.000Z'],
    ['at the beginning of the first day in Berlin', '2026-03-08T23:00:00.000Z', null],
  ])('%s notes nothing about the clock', (_, now, last) => {
    expect(notes(now, last)).toEqual([]);
  });

  it.each<[string, string, string | null, string]>([
    ['before the first day of the stored edition', '1970-01-01T00:00:00.000Z', null, 'Set it.'],
    [
      'long before the run before',
      '2026-03-10T03:00:00.000Z',
      '2036-01-01T03:00:00.000Z',
      'One of both times',
    ],
  ])('%s notes that the clock is or was wrong', (_, now, last, sentence) => {
    expect(notes(now, last)).toEqual([expect.stringContaining(sentence)]);
  });
});
