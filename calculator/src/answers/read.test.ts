import { expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { packDirectory } from '../banks/pack.ts';
import { allBankFacts } from '../rules/bank-tables.ts';
import { directoryOf } from './directory-part.ts';
import { rulesPart } from './rules-part.ts';

const { banks, ...validity } = await readSnapshot();
const directory = directoryOf(packDirectory(banks, validity, new Set(banks.map(({ blz }) => blz))));
const rules = rulesPart(allBankFacts);
const account = { code: 'account', blz: '37040044', kontonummer: '532013000' };
const understood = (text: string, parts = {}) =>
  directory.judge([{ meaning: 'text', text }], { directory, ...parts }).understood;

const unread = (code: string) => ({ code: 'unread', reading: { code } });

it.each<[text: string, reading: object, withoutRules?: object]>([
  ['Kto 532013000\nBLZ 37040044', account],
  ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', { code: 'iban', iban: 'DE89370400440532013000' }],
  ['37040044, 532013000, 4711', unread('unclear')],
  ['', { code: 'empty' }],
  // Words of no bank
  ['Max Muster, Sparkasse 12030000 1234567', unread('unclear')],
  // Only the rules know what the bank makes of the account.
  ['Kto 5600200 BLZ 10070024, IBAN DE50 1007 0024 0560 0200 00', { code: 'iban' }, unread('contradiction')],
])('banken.js reads %j, with the rules and without', (text, reading, withoutRules = reading) => {
  expect(understood(text, { rules })).toMatchObject(reading);
  expect(understood(text)).toMatchObject(withoutRules);
});
