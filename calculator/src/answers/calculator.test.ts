import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { cases } from '../../test/cases.ts';
import { AFTER_QUARTER, FIRST_DAY, IN_QUARTER, LAST_DAY } from '../../test/days.ts';
import { expectSame } from '../../test/embedded.ts';
import type { DirectoryBank, Validity } from '../banks/bank.ts';
import { toColumns } from '../banks/bank-table.ts';
import { withRule } from '../rules/known-rules.ts';
import type { AccountAnswer, Bank, IbanAnswer, Note } from './api.ts';
import { makeCalculator } from './calculator.ts';
import { GERMAN, NOTES } from './notes-de.ts';
import { buildIban, lookupBic, validate } from './plain.ts';
import { makeTables } from './tables.ts';

const { banks: listed, ...validity } = readSnapshot();
const shipped = listed.map(withRule);
/** A bank that is newer than the table of rules. */
const YOUNG = {
  blz: '70099999',
  name: 'Neue Bank',
  city: 'München',
  bic: 'NEUEDEM1XXX',
  method: '09',
  rule: null,
  successor: null,
};
const banks = [...shipped, YOUNG];
const calculatorWith = (
  known: readonly DirectoryBank[],
  { dates = validity, day = IN_QUARTER }: { dates?: Validity; day?: string } = {},
) =>
  makeCalculator(
    makeTables(toColumns(known, dates), () => day),
    GERMAN,
  );
const whole = calculatorWith(banks);

/** What an answer rests on, in German. */
const basisOf = (answer: IbanAnswer | AccountAnswer) =>
  answer.basis ? answer.basis.map((note) => (NOTES[note.code] as (n: Note) => string)(note)).join(' ') : '';

describe('sentences()', () => {
  it.each([
    null,
    undefined,
    5,
    'check-digit',
    {},
    { code: 'check-digit' },
    [null, {}],
    [{ code: 'constructor' }],
  ])('returns none for a value that is not a list of known notes: %j', (notes) => {
    expect(whole.sentences(notes as unknown as [])).toEqual([]);
  });
});

describe('by the rules', () => {
  it('the bank of the final BLZ is named, with the BIC that the rule names', () => {
    expect(whole.buildIban('10020200', '1')).toMatchObject({ iban: expect.stringContaining('50020200') });
    expect(whole.buildIban('50850049', '1')).toMatchObject({ bank: { bic: 'HELADEFFXXX' } });
    expect(whole.buildIban('10040000', '7878')).toMatchObject({ bank: { bic: 'COBADEFFXXX' } });
  });

  it('the bank of the final BLZ is found in the directory', () => {
    const moved = banks.filter(({ blz, successor }) => successor && successor !== blz);
    const built = moved.flatMap(({ blz }) => {
      const result = whole.buildIban(blz, '1');
      return result.iban && result.iban.slice(4, 12) !== blz ? [result] : [];
    });
    expect(built.length).toBeGreaterThan(10);
    for (const { iban, bank } of built) {
      const { name, city } = whole.lookupBic(iban) as Bank;
      expect(bank).toMatchObject({ name, city });
    }
  });

  it('a wrong check digit is a note, and the result is not confirmed', () => {
    const note =
      'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.';
    const wrong = whole.buildIban('10050000', '1234567');
    expect(wrong).toMatchObject({ notes: [note], confirmed: false });
    expect(basisOf(whole.explainAccount('10050000', '1234567'))).not.toContain('Prüfziffer');
    const iban = 'iban' in wrong ? wrong.iban : '';
    expect(whole.validate(iban)).toMatchObject({ valid: true, reasons: [], notes: [note], confirmed: false });
    const right = 'DE89370400440532013000';
    expect(whole.validate(right)).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(whole.explainIban(right))).toMatch(
      /^Die Prüfziffer der Kontonummer passt\. Nach den Regeln der Bank /,
    );
  });

  it('the check digits of other countries are checked, too', () => {
    expect(whole.validate('BE68539007547034')).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(whole.explainIban('BE68539007547034'))).toBe('Die Prüfziffer der Kontonummer passt.');
    const note =
      'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.';
    expect(whole.validate('BE41539007547035')).toMatchObject({
      valid: true,
      notes: [note],
      confirmed: false,
    });
    // The Netherlands have no check digits that are documented.
    expect(whole.validate('NL91ABNA0417164300')).toMatchObject({ notes: [], confirmed: true });
    expect(basisOf(whole.explainIban('NL91ABNA0417164300'))).toBe('');
  });

  it('if a bank has no check digits, the IBAN is confirmed, and no sentence says that one fits', () => {
    const unchecked = ibanOf('10010178', '1');
    expect(whole.validate(unchecked)).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(whole.explainIban(unchecked))).toMatch(/^Nach den Regeln der Bank gerechnet/);
  });

  it('an IBAN of a bank that is newer than the rules is not confirmed', () => {
    const result = whole.buildIban(YOUNG.blz, '1');
    expect(result).toMatchObject({ iban: ibanOf(YOUNG.blz, '1'), confirmed: false });
    expect(result).toMatchObject({
      notes: ['Die IBAN-Regel dieser Bank ist nicht bekannt. Angenommen wird die Standardregel.'],
    });
  });
});

describe('by the directory', () => {
  it('every bank is found, by BLZ and by IBAN', () => {
    expect(banks.length).toBeGreaterThan(3000);
    for (const { blz, name, city, bic } of banks) {
      expect(whole.lookupBic(blz)).toEqual({ name, city, bic });
      expect(whole.lookupBic(ibanOf(blz, '1'))).toMatchObject({ name, city });
    }
  });

  it('a BLZ that does not exist is reported as unknown, with the date of the directory', () => {
    const sentence = `Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis der Bundesbank (gültig ab ${FIRST_DAY}).`;
    expect(whole.buildIban('37040045', '532013000')).toEqual({ error: sentence });
    expect(whole.lookupBic('370 400 45')).toEqual({ notFound: true, notes: [sentence] });
    const { formatted } = validate(ibanOf('37040045', '532013000'));
    expect(whole.validate(formatted)).toMatchObject({ valid: true, notes: [sentence], confirmed: false });
  });

  it('a rule that leads to a Bankleitzahl that the directory lacks gives a doubt, and no tick', () => {
    // Rule 28 puts 25050180 into the IBANs of 25050299.
    const { buildIban, validate } = calculatorWith(banks.filter(({ blz }) => blz !== '25050180'));
    const built = buildIban('25050299', '1');
    expect(built).toMatchObject({ bank: null, confirmed: false });
    expect(built.notes?.at(-1)).toContain('Die Bankleitzahl 250\u00a0501\u00a080 steht nicht im Verzeichnis');
    expect(validate(built.iban)).toMatchObject({ valid: true, confirmed: false });
  });

  describe('that has ended', () => {
    const { buildIban, lookupBic, validate } = calculatorWith(banks, { day: AFTER_QUARTER });
    const note = `Die Bankleitzahl 370\u00a0400\u00a045 ist hier nicht bekannt. Das Verzeichnis galt bis ${LAST_DAY}.`;

    it('a BLZ that it lacks is not refused: the IBAN is computed, and a note names the day', () => {
      const iban = ibanOf('37040045', '1234567');
      expect(buildIban('37040045', '1234567')).toMatchObject({
        iban,
        bank: null,
        notes: [note],
        confirmed: false,
      });
      expect(validate(iban)).toMatchObject({ valid: true, notes: [note], confirmed: false });
      expect(lookupBic('37040045')).toEqual({ notFound: true, notes: [note] });
    });

    it('the banks that it has are answered as before', () => {
      expect(lookupBic('37040044')).toMatchObject({ city: 'Köln' });
      expect(buildIban('37040044', '532013000')).toMatchObject({ confirmed: true });
    });
  });

  it('its last day still counts, and every day does if the last is not known', () => {
    const on = (day: string, dates: Validity) => calculatorWith(banks, { dates, day });
    expect(on(validity.validUntil ?? '', validity).buildIban('37040045', '1')).toHaveProperty('error');
    expect(on(AFTER_QUARTER, validity).buildIban('37040045', '1')).toHaveProperty('iban');
    const undated = { ...validity, validUntil: null };
    expect(on('2099-06-08', undated).buildIban('37040045', '1')).toHaveProperty('error');
  });

  it('a text that is neither a BLZ nor a German IBAN is not found, without notes', () => {
    for (const text of ['', '3704004', 'AT611904300234573201', 'DE88370400440532013000', null, {}])
      expect(whole.lookupBic(text as string)).toEqual({ notFound: true });
  });

  it('the IBAN of a BLZ with a successor has the successor’s BLZ', () => {
    const standard = { ...YOUNG, rule: { number: 0, version: 0 } };
    const leaving = { ...standard, blz: '70099998', successor: YOUNG.blz };
    const { notes, iban } = calculatorWith([...shipped, standard, leaving]).buildIban(leaving.blz, '1') as {
      notes: string[];
      iban: string;
    };
    expect(iban.slice(4, 12)).toBe(YOUNG.blz);
    expect(notes).toContain(
      'Die BLZ\u00a0700\u00a0999\u00a098 wird gelöscht. An ihre Stelle tritt 700\u00a0999\u00a099.',
    );
  });

  it('methods and successors are those of the directory', () => {
    const changed = new Map([
      ['10050000', { method: '09' }],
      ['13061088', { method: '09', successor: '10010300' }],
    ]);
    const newer = banks.map((bank) => ({ ...bank, ...changed.get(bank.blz) }));
    const fresh = calculatorWith(newer, { dates: { validFrom: null, validUntil: null } });
    expect(fresh.buildIban('10050000', '1234567')).toMatchObject({ notes: [], confirmed: true });
    expect(fresh.buildIban('13061088', '1')).toMatchObject({
      iban: expect.stringMatching(/^DE\d\d10010300/),
      confirmed: true,
    });
    expect(fresh.buildIban('37040045', '1')).toEqual({
      error: 'Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis der Bundesbank.',
    });
  });
});

it('the faults are those of the plain functions', () => {
  const plain = { buildIban, lookupBic, validate };
  for (const { call, input } of cases) {
    const [one = '', other = ''] = input;
    const answer = plain[call](one, other);
    if ('error' in answer || ('valid' in answer && !answer.valid))
      expectSame(whole[call](one, other), answer);
  }
});

function ibanOf(blz: string, kontonummer: string): string {
  const built = buildIban(blz, kontonummer);
  return built.iban ?? '';
}
