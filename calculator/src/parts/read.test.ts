import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { packDirectory } from '../directory/pack.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import { directoryOf } from './directory.ts';
import { rulesPart } from './rules.ts';

const { banks, ...validity } = await readSnapshot();
const directory = directoryOf(packDirectory(banks, validity, new Set(banks.map(({ blz }) => blz))));
const rules = rulesPart(allBankFacts);
const account = { code: 'account', blz: '37040044', kontonummer: '532013000' };

describe('the reader in banken.js', () => {
  it.each([
    ['Kto 532013000\nBLZ 37040044', account],
    ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', { code: 'iban', iban: 'DE89370400440532013000' }],
    ['37040044, 532013000, 4711', { code: 'unclear' }],
    ['', { code: 'nothing' }],
  ])('reads %j, with the rules and without', (text, reading) => {
    expect(directory.read(text)).toMatchObject(reading);
    expect(directory.read(text, rules)).toMatchObject(reading);
  });

  it('asks where words may own the numbers', () => {
    const text = 'Max Muster, Sparkasse 12030000 1234567';
    expect(directory.read(text, rules)).toMatchObject({ code: 'unclear' });
  });

  it('knows what the rule makes of an account', () => {
    const text = 'Kto 5600200 BLZ 10070024, IBAN DE50 1007 0024 0560 0200 00';
    expect(directory.read(text, rules)).toMatchObject({ code: 'iban' });
    expect(directory.read(text)).toMatchObject({ code: 'contradiction' });
  });
});
