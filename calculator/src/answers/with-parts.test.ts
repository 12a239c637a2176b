import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { cases } from '../../test/cases.ts';
import { AFTER_QUARTER, FIRST_DAY, IN_QUARTER, LAST_DAY } from '../../test/days.ts';
import { expectSame } from '../../test/embedded.ts';
import { packDirectory } from '../banks/pack.ts';
import { allBankFacts, bankFacts } from '../rules/bank-tables.ts';
import type { AccountAnswer, Bank, IbanAnswer, Note } from './api.ts';
import { countries } from './countries-part.ts';
import { directoryOf } from './directory-part.ts';
import { NOTES } from './notes-de.ts';
import { buildIban, lookupBic, validate } from './plain.ts';
import { rulesPart } from './rules-part.ts';
import { makeFromParts } from './with-parts.ts';

const { banks: shipped, ...validity } = readSnapshot();
/** A bank that is newer than the table of rules. */
const YOUNG = {
  blz: '70099999',
  name: 'Neue Bank',
  city: 'München',
  bic: 'NEUEDEM1XXX',
  method: '09',
  successor: null,
};
const banks = [...shipped, YOUNG].sort((a, b) => (a.blz < b.blz ? -1 : 1));
const known = new Set(shipped.map(({ blz }) => blz));
const directory = directoryOf(packDirectory(banks, validity, known), () => IN_QUARTER);
const rules = rulesPart(bankFacts);
const calculator = makeFromParts({});
const both = makeFromParts({ rules, directory, countries });
const onlyRules = makeFromParts({ rules });
const onlyDirectory = makeFromParts({ directory });

/** What an answer rests on, in German. */
const basisOf = (answer: IbanAnswer | AccountAnswer) =>
  answer.basis ? answer.basis.map((note) => (NOTES[note.code] as (n: Note) => string)(note)).join(' ') : '';

describe('without the right parts', () => {
  it.each([
    [{ rules: 'regeln' }, "withParts: 'rules' is not that of 'iban-rechner/rules'."],
    // The module, not the part that it exports.
    [{ directory: { directory } }, "withParts: 'directory' is not that of 'iban-rechner/banks'."],
    [{ countries: 1 }, "withParts: 'countries' is not that of 'iban-rechner/countries'."],
    [{ language: 'en' }, "withParts: 'language' is not that of 'iban-rechner/en'."],
  ])('an error says so before any call: %o', (parts, message) => {
    expect(() => makeFromParts(parts as unknown as Parameters<typeof makeFromParts>[0])).toThrow(
      new TypeError(message),
    );
  });

  it('treats null and undefined as no part', () => {
    const none = { rules: undefined, directory: null } as unknown as Parameters<typeof makeFromParts>[0];
    expect(makeFromParts(none).validate('DE89370400440532013000').valid).toBe(true);
  });
});

describe('sentences()', () => {
  it.each([null, undefined, 5, 'check-digit', {}, { code: 'check-digit' }])(
    'returns none for a value that is no list: %j',
    (notes) => {
      expect(both.sentences(notes as unknown as [])).toEqual([]);
    },
  );
});

describe('with the rules', () => {
  it('the bank of the final BLZ is named, with the BIC that the rule names', () => {
    expect(both.buildIban('10020200', '1')).toMatchObject({ iban: expect.stringContaining('50020200') });
    expect(both.buildIban('50850049', '1')).toMatchObject({ bank: { bic: 'HELADEFFXXX' } });
    expect(both.buildIban('10040000', '7878')).toMatchObject({ bank: { bic: 'COBADEFFXXX' } });
  });

  it('the bank of the final BLZ is found in the directory, else in the short list', () => {
    const moved = banks.filter(({ blz, successor }) => successor && successor !== blz);
    const built = moved.flatMap(({ blz }) => {
      const result = both.buildIban(blz, '1');
      return result.iban && result.iban.slice(4, 12) !== blz ? [result] : [];
    });
    expect(built.length).toBeGreaterThan(10);
    for (const { iban, bank } of built) {
      const { name, city } = both.lookupBic(iban) as Bank;
      expect(bank).toMatchObject({ name, city });
    }
    expect(onlyRules.buildIban('10020200', '1')).toMatchObject({
      iban: expect.stringContaining('50020200'),
      bank: null,
    });
    expect(onlyRules.buildIban('37040044', '532013000')).toMatchObject({ bank: { name: 'Commerzbank' } });
  });

  it('a forbidden IBAN is an error, with and without the directory', () => {
    const error = 'Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.';
    for (const { buildIban } of [both, onlyRules]) expect(buildIban('47460028', '1')).toEqual({ error });
    expect(onlyDirectory.buildIban('47460028', '1')).toHaveProperty('iban');
  });

  it('a wrong check digit is a note, and the result is not confirmed', () => {
    const note =
      'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.';
    const wrong = both.buildIban('10050000', '1234567');
    expect(wrong).toMatchObject({ notes: [note], confirmed: false });
    expect(basisOf(both.explainAccount('10050000', '1234567'))).not.toContain('Prüfziffer');
    const iban = 'iban' in wrong ? wrong.iban : '';
    expect(both.validate(iban)).toMatchObject({ valid: true, reasons: [], notes: [note], confirmed: false });
    const right = 'DE89370400440532013000';
    expect(both.validate(right)).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(both.explainIban(right))).toMatch(/^Die Prüfziffer der Kontonummer passt\. Es gilt /);
  });

  it('the check digits of other countries are checked only by their part', () => {
    expect(both.validate('BE68539007547034')).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(both.explainIban('BE68539007547034'))).toBe('Die Prüfziffer der Kontonummer passt.');
    const note =
      'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit dem Kontoauszug.';
    expect(both.validate('BE41539007547035')).toMatchObject({ valid: true, notes: [note], confirmed: false });
    // The Netherlands have no check digits that are documented.
    expect(both.validate('NL91ABNA0417164300')).toMatchObject({ notes: [], confirmed: true });
    expect(basisOf(both.explainIban('NL91ABNA0417164300'))).toBe('');
    const unlearned = calculator.validate('BE41539007547035');
    expect(onlyRules.validate('BE41539007547035')).toEqual(unlearned);
  });

  it('if a bank has no check digits, the IBAN is confirmed, and no sentence says that one fits', () => {
    const unchecked = ibanOf('10010178', '1');
    expect(both.validate(unchecked)).toMatchObject({ valid: true, notes: [], confirmed: true });
    expect(basisOf(both.explainIban(unchecked))).toMatch(/^Es gilt die Standardregel/);
  });

  it('an answer without an IBAN or without parts has no basis', () => {
    expect(basisOf(both.explainAccount('37040045', '1'))).toBe('');
    expect(basisOf(both.explainIban('DE'))).toBe('');
    expect(basisOf(makeFromParts({}).explainAccount('37040044', '532013000'))).toBe('');
  });

  it('an IBAN of a bank that is newer than the rules is not confirmed', () => {
    const result = both.buildIban(YOUNG.blz, '1');
    expect(result).toMatchObject({ iban: ibanOf(YOUNG.blz, '1'), confirmed: false });
    expect(result).toMatchObject({
      notes: ['Die IBAN-Regel dieser Bank ist nicht bekannt. Angenommen wird die Standardregel.'],
    });
  });
});

describe('without the directory', () => {
  const unknown = 'Ob es diese Bankleitzahl gibt, ließ sich hier nicht prüfen.';

  it('nothing is confirmed: the rules know groups of banks, not which banks exist', () => {
    expect(onlyRules.buildIban('10070024', '56002')).toMatchObject({
      iban: 'DE61100700240005600200',
      notes: ['Die Unterkontonummer 00 wurde ergänzt.', unknown],
      confirmed: false,
    });
    for (const iban of ['DE61100700240005600200', ibanOf('37040045', '532013000')])
      expect(onlyRules.validate(iban)).toMatchObject({ valid: true, notes: [unknown], confirmed: false });
  });

  it('regeln.js knows the methods that rules need, the package those of all banks', () => {
    const ofPackage = makeFromParts({ rules: rulesPart(allBankFacts) });
    const note = 'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank.';
    for (const [blz, kontonummer] of [
      ['10050000', '1234567'],
      ['20050550', '1234567890'],
    ] as const) {
      expect(ofPackage.validate(ibanOf(blz, kontonummer)).notes?.join()).toContain(note);
      expect(both.validate(ibanOf(blz, kontonummer)).notes?.join()).toContain(note);
    }
    expect(onlyRules.validate(ibanOf('10050000', '1234567')).notes?.join()).toContain(note);
    expect(onlyRules.validate(ibanOf('20050550', '1234567890')).notes?.join()).not.toContain(note);
  });
});

describe('with the directory', () => {
  it('every bank is found, by BLZ and by IBAN', () => {
    expect(banks.length).toBeGreaterThan(3000);
    for (const { blz, name, city, bic } of banks) {
      expect(both.lookupBic(blz)).toEqual({ name, city, bic });
      const built = onlyDirectory.buildIban(blz, '1');
      expect(built).toMatchObject({ bank: { name, city, bic } });
      if ('iban' in built) expect(onlyDirectory.lookupBic(built.iban)).toEqual({ name, city, bic });
    }
  });

  it('a BLZ that does not exist is reported as unknown, with the date of the directory', () => {
    const sentence = `Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis der Bundesbank (gültig ab ${FIRST_DAY}).`;
    for (const { buildIban, lookupBic, validate } of [both, onlyDirectory]) {
      expect(buildIban('37040045', '532013000')).toEqual({ error: sentence });
      expect(lookupBic('370 400 45')).toEqual({ notFound: true, notes: [sentence] });
      const { formatted } = validate(ibanOf('37040045', '532013000'));
      expect(validate(formatted)).toMatchObject({ valid: true, notes: [sentence], confirmed: false });
    }
  });

  it('without the rules nothing is confirmed', () => {
    expect(onlyDirectory.buildIban('37040044', '532013000')).toMatchObject({ notes: [], confirmed: false });
    const iban = 'DE89370400440532013000';
    expect(onlyDirectory.validate(iban)).toMatchObject({ valid: true, notes: [], confirmed: false });
  });

  describe.each([
    ['with the rules', { rules }],
    ['without the rules', {}],
  ])('that has ended, %s', (_, others) => {
    const ended = directoryOf(packDirectory(banks, validity, known), () => AFTER_QUARTER);
    const { buildIban, lookupBic, validate } = makeFromParts({ ...others, directory: ended });
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
      expect(buildIban('37040044', '532013000')).toMatchObject({ confirmed: 'rules' in others });
    });
  });

  it('its last day still counts, and every day does if the last is not known', () => {
    const on = (day: string, dates: typeof validity) =>
      makeFromParts({ directory: directoryOf(packDirectory(banks, dates, known), () => day) });
    expect(on(validity.validUntil ?? '', validity).buildIban('37040045', '1')).toHaveProperty('error');
    expect(on(AFTER_QUARTER, validity).buildIban('37040045', '1')).toHaveProperty('iban');
    const undated = { ...validity, validUntil: null };
    expect(on('2099-06-08', undated).buildIban('37040045', '1')).toHaveProperty('error');
  });

  it('a text that is neither a BLZ nor a German IBAN is not found, without notes', () => {
    for (const text of ['', '3704004', 'AT611904300234573201', 'DE88370400440532013000', null, {}])
      expect(both.lookupBic(text as string)).toEqual({ notFound: true });
  });

  it('the IBAN of a BLZ with a successor has the successor’s BLZ', () => {
    const leaving = { ...YOUNG, blz: '70099998', successor: YOUNG.blz };
    const all = [...banks, leaving].sort((a, b) => (a.blz < b.blz ? -1 : 1));
    const { notes, iban } = makeFromParts({
      rules,
      directory: directoryOf(packDirectory(all, validity, new Set([...known, YOUNG.blz, leaving.blz]))),
    }).buildIban(leaving.blz, '1') as { notes: string[]; iban: string };
    expect(iban.slice(4, 12)).toBe(YOUNG.blz);
    expect(notes).toContain(
      'Die BLZ\u00a0700\u00a0999\u00a098 wird gelöscht. An ihre Stelle tritt 700\u00a0999\u00a099.',
    );
  });

  it('methods and successors of a newer directory replace those of the rules', () => {
    const changed = new Map([
      ['10050000', { method: '09' }],
      ['13061088', { method: '09', successor: '10010300' }],
    ]);
    const newer = banks.map((bank) => ({ ...bank, ...changed.get(bank.blz) }));
    const fresh = makeFromParts({
      rules,
      directory: directoryOf(packDirectory(newer, { validFrom: null, validUntil: null }, known)),
    });
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

it('the answers without any part, and the faults with all, are those of the plain functions', () => {
  const plain = { buildIban, lookupBic, validate };
  for (const { call, input } of cases) {
    const [one = '', other = ''] = input;
    const answer = plain[call](one, other);
    expectSame(calculator[call](one, other), answer);
    if ('error' in answer || ('valid' in answer && !answer.valid)) expectSame(both[call](one, other), answer);
  }
});

function ibanOf(blz: string, kontonummer: string): string {
  const built = calculator.buildIban(blz, kontonummer);
  return built.iban ?? '';
}
