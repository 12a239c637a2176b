import { describe, expect, it } from 'vitest';
import { listOf } from '../../test/checked-rows.ts';
import { calculatorWithoutRule, fullCalculator } from '../../test/full-calculator.ts';
import { ENGLISH } from '../answers/notes-en.ts';
import { checkList } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import { ENGLISH_LIST_WORDS } from './en.ts';
import { listCsv } from './result-table.ts';

const LISTS = [
  'Name;BLZ;Konto\nA;37040044;532013000\nB;50010517;5407324930\nC;10070024;56002',
  'IBAN\nDE89370400440532013000\nDE88370400440532013000',
  'Name,IBAN,BIC\n"A, B",DE89370400440532013000,BYLADEM1001',
  'Mitglieder\nName;IBAN\nA;DE89370400440532013000\nSumme: 1;',
  'Kto 532013000 BLZ 37040044\nAnna, DE02120300000000202051, Köln',
  'IBAN;IBAN (neu)\nDE89370400440532013000;alt',
];

describe('the result of a list', () => {
  const english = calculatorWithoutRule('', undefined, ENGLISH);
  it.each(
    LISTS.flatMap((text) => [
      { text, functions: fullCalculator, words: GERMAN_LIST_WORDS },
      { text, functions: english, words: ENGLISH_LIST_WORDS },
    ]),
  )('is the same if it is read again: $text, $words.resultSheet', ({ text, functions, words }) => {
    const resultOf = (input: string) => {
      const list = listOf(input, functions);
      return [...listCsv(list.shape, [...checkList(list, functions, words)].flat(), words)].join('');
    };
    const result = resultOf(text);
    expect(resultOf(result)).toBe(result);
  });
});
