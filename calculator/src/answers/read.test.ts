import { describe, expect, it } from 'vitest';
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

describe('the judgement in banken.js', () => {
  it.each([
    ['Kto 532013000\nBLZ 37040044', account],
    ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', { code: 'iban', iban: 'DE89370400440532013000' }],
    ['37040044, 532013000, 4711', { code: 'unread', reading: { code: 'unclear' } }],
    ['', { code: 'empty' }],
  ])('reads %j, with the rules and without', (text, reading) => {
    expect(understood(text)).toMatchObject(reading);
    expect(understood(text, { rules })).toMatchObject(reading);
  });

  it('asks if there are words of no bank', () => {
    const text = 'Max Muster, Sparkasse 12030000 1234567';
    expect(understood(text, { rules })).toMatchObject({ reading: { code: 'unclear' } });
  });

  it('knows what the rule makes of an account', () => {
    const text = 'Kto 5600200 BLZ 10070024, IBAN DE50 1007 0024 0560 0200 00';
    expect(understood(text, { rules })).toMatchObject({ code: 'iban' });
    expect(understood(text)).toMatchObject({ reading: { code: 'contradiction' } });
  });
});
