import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { calculatorWithoutRule, fullCalculator } from '../../test/full-calculator.ts';
import { toColumns } from '../banks/bank-table.ts';
import { germanIban } from '../iban/faults.ts';
import { withRule } from '../rules/known-rules.ts';
import { makeCalculator } from './calculator.ts';
import { doubtOf } from './doubt.ts';
import { judge } from './judge.ts';
import type { Typed } from './judgement.ts';
import { GERMAN } from './notes-de.ts';
import { makeTables } from './tables.ts';

const { explainBank, explainAccount, explainIban, buildIban, validate } = fullCalculator;

const SEB = {
  ...{ code: 'blz-former', blz: '10010111', name: 'DSK Hyp', longestName: 'SEB', longestUntil: 2018 },
  ...{ city: 'Berlin', lastYear: 2019, successor: null },
};
const DORTMUND = { blz: '44160014', name: 'Dortmunder Volksbank', city: 'Dortmund' };
const HAMM = {
  ...{ code: 'blz-former', blz: '41060120', name: 'Volksbank Hamm', longestName: null, longestUntil: null },
  ...{ city: 'Hamm', lastYear: 2019, successor: DORTMUND },
};
/** Whatever the check-digit method is, some of these are right. */
const ACCOUNTS = Array.from({ length: 200 }, (_, place) => `${1_000_000 + place * 1009}`);
const IBAN = germanIban('10010111', '0001234567');

describe('a Bankleitzahl that is gone', () => {
  it('is refused with what is known of it', () => {
    expect(explainBank('100 101 11')).toMatchObject({ bank: null, notes: [SEB] });
    expect(explainAccount('10010111', '1234567')).toMatchObject({ state: 'none', refusal: SEB });
    expect(explainAccount('41060120', '1234567')).toMatchObject({ state: 'none', refusal: HAMM });
    expect(explainBank('10020383').notes).toMatchObject([{ name: 'Delbrück & Co', lastYear: null }]);
    expect(explainBank('10010112').notes).toMatchObject([{ code: 'blz-unknown' }]);
  });

  it('makes a valid IBAN computed: some banks still accept it', () => {
    const answer = explainIban(IBAN);
    expect(answer).toMatchObject({ state: 'computed', bank: null, notes: [SEB, { code: 'former-iban' }] });
    expect(answer.state !== 'none' && doubtOf(answer)).toBe('unusual');
    expect(validate(IBAN)).toMatchObject({ valid: true, reasons: [], confirmed: false });
    expect(validate(IBAN).notes?.[1]).toBe(
      'Manche Banken nehmen Zahlungen an alte IBANs noch eine Zeit lang an.',
    );
  });

  it('stays so once the directory has ended', () => {
    const ended = calculatorWithoutRule('', '2099-01-01');
    expect(ended.explainAccount('10010111', '1234567')).toMatchObject({ state: 'none', refusal: SEB });
    expect(ended.explainAccount('10010112', '1234567')).toMatchObject({ state: 'computed' });
    expect(ended.explainIban(IBAN)).toMatchObject({ notes: [SEB, { code: 'former-iban' }] });
  });
});

describe('an edition of the directory', () => {
  const { banks: listed, ...validity } = readSnapshot();
  const banks = listed.map(withRule);
  const former = [{ ...SEB, successor: '44160014' }];
  const next = {
    ...{ validFrom: '2099-03-09', validUntil: '2099-06-07' },
    banks: banks.filter(({ blz }) => blz !== '44160014'),
  };
  const on = (day: string, more = banks) =>
    makeCalculator(
      makeTables(toColumns(more, validity, next, former), () => day),
      GERMAN,
    );

  it('makes those former that it no longer has, from its first day on', () => {
    expect(on('2099-03-08').explainBank('44160014').bank).toMatchObject({ name: 'Dortmunder Volksbank' });
    expect(on('2099-03-08').explainBank('10010111').notes).toMatchObject([{ successor: DORTMUND }]);
    expect(on('2099-03-09').explainBank('44160014').notes).toMatchObject([
      { code: 'blz-former', name: 'Dortmunder Volksbank', city: 'Dortmund', successor: null },
    ]);
    expect(on('2099-03-09').explainBank('10010111').notes).toMatchObject([{ successor: null }]);
  });

  it('never calls its own banks former', () => {
    const [bank] = banks;
    if (!bank) throw new Error('There is no bank.');
    const again = [...banks, { ...bank, blz: '10010111', name: 'Neue Bank' }];
    expect(on('2099-03-08', again).explainBank('10010111')).toMatchObject({
      bank: { name: 'Neue Bank' },
      notes: [],
    });
  });
});

describe('a judged form', () => {
  const form = (blz: string, kontonummer: string, former?: string) =>
    judge(
      [
        { meaning: 'bank', text: blz, former },
        { meaning: 'kontonummer', text: kontonummer },
      ],
      fullCalculator,
    );

  it('refuses a Bankleitzahl that is gone at its field, and offers its successor or a search', () => {
    for (const kontonummer of ['', '1234567'])
      expect(form('10010111', kontonummer)).toMatchObject({
        iban: null,
        bank: null,
        question: {
          ...{ code: 'refusal', note: SEB, place: 0 },
          choices: [
            { code: 'search', text: 'SEB', of: 'name' },
            { code: 'search', text: 'Berlin', of: 'city' },
          ],
        },
      });
    expect(form('41060120', '1234567').question?.choices).toEqual([
      { code: 'successor', blz: '44160014', former: '41060120' },
    ]);
  });

  it('never confirms an account at the successor, whose number may be another one', () => {
    const [account] = ACCOUNTS.filter((number) => explainAccount('44160014', number).state === 'confirmed');
    if (!account) throw new Error('None of these account numbers is right.');
    const { iban } = form('44160014', account, '41060120');
    expect(iban).toMatchObject({
      state: 'computed',
      bank: { name: 'Dortmunder Volksbank' },
      notes: [{ code: 'successor-taken', from: '41060120', to: '44160014' }],
    });
    expect(iban && doubtOf(iban)).toBe('provisional');
    // Typed as such, it is a Bankleitzahl like any other, and another one has no such past.
    expect(form('44160014', account).iban?.state).toBe('confirmed');
    expect(form('37040044', '532013000', '41060120').iban?.state).toBe('confirmed');
  });

  it('takes a former Bankleitzahl for one in a pasted text', () => {
    const paste = (text: string, ...meanings: Typed['meaning'][]) =>
      judge(
        meanings.map((meaning, place) => ({
          meaning,
          text: place === 0 ? text : '',
          isInserted: place === 0,
        })),
        fullCalculator,
      );
    for (const text of [
      '10010111 1234567890',
      '1234567890 10010111',
      'SEB Berlin, Kto 1234567890, BLZ 10010111',
    ])
      expect(paste(text, 'bank', 'kontonummer')).toMatchObject({
        understood: { code: 'account', blz: '10010111', kontonummer: '1234567890' },
        question: { code: 'refusal', note: SEB },
      });
    expect(paste(IBAN, 'iban').iban).toMatchObject({ notes: [SEB, { code: 'former-iban' }] });
  });
});

describe('a Bankleitzahl that the directory calls „-alt-“', () => {
  const [bank] = readSnapshot().banks.filter(
    ({ name, successor }) => name.endsWith(' -alt-') && successor === null,
  );
  const blz = bank?.blz ?? '';

  it('is still valid, with a note', () => {
    expect(explainBank(blz)).toMatchObject({ bank: { city: bank?.city }, notes: [{ code: 'blz-replaced' }] });
    expect(explainBank('37040044').notes).toEqual([]);
  });

  it('confirms accounts all the same', () => {
    const [number] = ACCOUNTS.filter((account) => explainAccount(blz, account).state === 'confirmed');
    const built = buildIban(blz, number);
    expect(built).toMatchObject({ confirmed: true, notes: [expect.stringContaining('diese gilt noch')] });
    expect(validate(built.iban)).toMatchObject({ confirmed: true, notes: built.notes });
  });

  it('names its successor if the file does', () => {
    expect(explainBank('13061088').notes).toMatchObject([{ successor: { blz: '13061078' } }]);
  });
});
