import { describe, expect, it } from 'vitest';
import type { WorkbookFault } from '../../workbooks/workbook.ts';
import {
  errorCellsSentence,
  formulasWithoutResultSentence,
  MACROS_IGNORED,
  workbookSentence,
} from './workbooks.ts';

// The compiler checks that none is missing.
const FAULTS: Readonly<Record<WorkbookFault, true>> = {
  'too-large': true,
  'unpacks-too-large': true,
  'too-many-entries': true,
  damaged: true,
  encrypted: true,
  'document-type': true,
  'old-excel': true,
  'binary-excel': true,
  numbers: true,
  'no-workbook': true,
  'no-sheet': true,
  'too-many-rows': true,
  'too-many-columns': true,
  'too-much-text': true,
};
const texts = [
  ...(Object.keys(FAULTS) as WorkbookFault[]).map(workbookSentence),
  MACROS_IGNORED,
  ...[1, 2, 1234].flatMap((count) => [formulasWithoutResultSentence(count), errorCellsSentence(count)]),
];

describe('the sentences about workbooks', () => {
  it('are whole, of at most 120 characters, and each stands once', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/^[A-ZÄÖÜ\d].*\.$/);
      expect(text.length).toBeLessThanOrEqual(120);
    }
  });

  it('blame nobody, and are set as German texts are', () => {
    for (const text of texts)
      expect(text).not.toMatch(
        /\b(?:bitte|(?:un)?gültig|fehlerhaft|illegal|ups|leider|User|Input|Error|submit)\b|[!"](?!“)|--| - |\d MB/i,
      );
  });

  it('count in German', () => {
    expect(formulasWithoutResultSentence(1)).toMatch(/^Eine Formel hat /);
    expect(formulasWithoutResultSentence(1234)).toMatch(/^1\.234 Formeln haben /);
  });
});
