import { expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { judge } from './judge.ts';

const account = { code: 'account', blz: '37040044', kontonummer: '532013000' };
const unread = (code: string) => ({ code: 'unread', reading: { code } });

it.each<[text: string, reading: object]>([
  ['Kto 532013000\nBLZ 37040044', account],
  ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', { code: 'iban', iban: 'DE89370400440532013000' }],
  ['37040044, 532013000, 4711', unread('unclear')],
  ['', { code: 'empty' }],
  // Words of no bank
  ['Max Muster, Sparkasse 12030000 1234567', unread('unclear')],
  // Only the rules know what the bank makes of the account.
  ['Kto 5600200 BLZ 10070024, IBAN DE50 1007 0024 0560 0200 00', { code: 'iban' }],
])('a text is read by rules and directory: %j', (text, reading) => {
  expect(judge([{ meaning: 'text', text }], fullCalculator).understood).toMatchObject(reading);
});
