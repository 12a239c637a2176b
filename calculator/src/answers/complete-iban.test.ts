import { expect, it } from 'vitest';
import { explainIban } from '../package/index.ts';
import { isCompleteIban } from './complete-iban.ts';

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['DE88 3704 0044 0532 0130 00', true],
  ['DE89 3704 0044 O532 0130 00', true],
  ['DE89 3704 0044 0532 0130 001', true],
  ['AT61 1904 3002 3457 3201', true],
  ['US12', true],
  ['US1', false],
  ['US Bank', false],
  ['DE89 3704 0044 0532 0130 0', false],
  ['XX12 3456 7890 1234 5678 90', false],
  ['DE89 3704 0044 0532 0130 00, Anna Arndt, Köln', false],
  ['532013000', false],
  ['', false],
])('knows whether %s is complete', (text, isComplete) => {
  expect(isCompleteIban(explainIban(text))).toBe(isComplete);
});
