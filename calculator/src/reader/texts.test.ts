import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { judge } from '../answers/judge.ts';

/** The texts of texts.txt, each with what is right for it. */
const TEXTS = readFileSync(new URL('../../test/texts.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, meaning, text] = /^(?!#)(\S.*?) \| (.*)$/.exec(line) ?? [];
    if (meaning === undefined || text === undefined) return [];
    const signs: Readonly<Record<string, string>> = {
      '⏎': '\n',
      '⇥': '\t',
      '⍽': '\u00a0',
      '␣': '\u200b',
      '␍': '\r',
    };
    return [{ meaning, text: text.replace(/[⏎⇥⍽␣␍]/g, (sign) => signs[sign] ?? sign) }];
  });

const judged = (text: string) => judge([{ meaning: 'text', text }], fullCalculator);

describe('texts that people paste', () => {
  it.each(TEXTS)('lead to an account, a question or nothing: $meaning $text', ({ meaning, text }) => {
    const { iban, readFrom } = judged(text);
    const found = iban?.iban ?? '';
    if (meaning === '?' || meaning === '-') expect(found).toBe('');
    else if (meaning.startsWith('? ')) expect(['', ...meaning.slice(2).split(' ')]).toContain(found);
    else if (meaning === '=') {
      // The account that is stated, with its sentence, or a question.
      if (!found) return;
      expect(text.replace(/\D/g, '')).toContain(found.slice(12).replace(/^0+/, ''));
      expect(text).toContain(readFrom?.slice(-20));
    } else expect(meaning.split(' ')).toContain(found);
  });
});

it.each([
  [
    'Das Konto IBAN DE94 1009 0000 1863 0006 17 haben wir aufgegeben. Gruß',
    'Das Konto IBAN DE94 1009 0000 1863 0006 17 haben wir aufgegeben.',
  ],
  [
    'Wir sind umgezogen. Bitte nehmen:\nKonto 983168683\nBLZ 37050198\n(veraltet)\nGruß',
    'Bitte nehmen: Konto 983168683 BLZ 37050198 (veraltet)',
  ],
  ['Konto 983168683, BLZ 37050198', null],
  ['DE79 3705 0198 0983 1686 83', null],
  ['Konto 983168683 von Max, BLZ 37050198', null],
])('%j is read from %j', (text, sentence) => {
  expect(judged(text).readFrom).toBe(sentence);
});
