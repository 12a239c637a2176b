import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigits } from '../../test/with-check-digits.ts';
import { examples } from '../iban/examples.data.ts';
import { structureOf } from '../iban/faults.ts';
import { validate } from '../package/index.ts';

const ibans = examples;
/** The IBAN with another BBAN, and right check digits. */
const withBban = (iban: string, bban: string) => withCheckDigits(iban.slice(0, 2), bban);
const replaceAt = (text: string, place: number, character: string) =>
  text.slice(0, place) + character + text.slice(place + 1);

describe('validate', () => {
  it.each(ibans)('refuses %s with one character more or less, check digits right', (iban) => {
    const bban = iban.slice(4);
    for (const other of [`${bban}0`, bban.slice(0, -1), bban.slice(1)]) {
      const { valid, reasons } = validate(withBban(iban, other));
      expect(valid).toBe(false);
      expect(reasons[0]).toContain(`hat ${iban.length} Zeichen, diese hat ${other.length + 4}.`);
    }
  });

  it.each(ibans)('refuses %s with a letter for a digit or the reverse anywhere, and says where', (iban) => {
    const structure = structureOf(iban.slice(0, 2)) ?? '';
    let tried = 0;
    for (let place = 4; place < iban.length; place++) {
      const wrong = { a: '1', n: 'A' }[structure[place] as 'a' | 'n'];
      if (!wrong) continue;
      tried++;
      const { valid, reasons } = validate(withBban(iban, replaceAt(iban, place, wrong).slice(4)));
      expect(valid).toBe(false);
      expect(reasons).toEqual([
        wrong === 'A'
          ? `Stelle\u00a0${place + 1} der IBAN ist ein „A“, dort gehört eine Ziffer hin.`
          : `Stelle\u00a0${place + 1} der IBAN ist eine „1“, dort gehört ein Buchstabe hin.`,
      ]);
    }
    // Two countries allow letters and digits at every place.
    expect(tried > 0 || /^(MD|GT)/.test(iban)).toBe(true);
  });

  it('refuses characters with codes next to those of letters and digits, whatever is allowed at the place', () => {
    const strays = [...'!+,:;@[\\]^`{|}~', '\0', 'ß', 'Ä', '１', 'А', '😀'];
    // A digit, a letter, and either: the places count from 0.
    for (const [iban, place, expected] of [
      ['DE89370400440532013000', 10, 'eine Ziffer'],
      ['GB29NWBK60161331926819', 5, 'ein Buchstabe'],
      ['FR1420041010050500013M02606', 16, 'ein Buchstabe oder eine Ziffer'],
    ] as const) {
      for (const stray of strays) {
        expect(validate(replaceAt(iban, place, stray)).reasons).toContain(
          `Stelle\u00a0${place + 1} der IBAN ist ein „${stray}“, dort gehört ${expected} hin.`,
        );
      }
    }
  });

  it.each(ibans)('refuses each changed digit and each swapped pair in %s', (iban) => {
    for (let place = 2; place < iban.length; place++) {
      const digit = iban[place] as string;
      const changed = /\d/.test(digit) ? `${(Number(digit) + 1) % 10}` : digit === 'A' ? 'B' : 'A';
      expect(validate(replaceAt(iban, place, changed)).valid).toBe(false);
      const next = iban[place + 1];
      // Letters count as two digits, so that 1B and B1 are the same number: only swapped digits are always noticed.
      if (!next || next === digit || /\D/.test(digit + next)) continue;
      expect(validate(replaceAt(replaceAt(iban, place, next), place + 1, digit)).valid).toBe(false);
    }
  });

  it('treats a value that is not a string as an empty text', () => {
    const hostile = [
      Symbol('DE'),
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('get');
          },
        },
      ),
      {
        toString: () => {
          throw new Error('toString');
        },
      },
      {
        get length() {
          throw new Error('length');
        },
      },
      Object.create(null),
      new String(ibans[0]),
      [ibans[0]],
      () => ibans[0],
      null,
      undefined,
      37040044,
      Number.NaN,
      10n,
      true,
    ];
    for (const value of hostile) {
      expect(validate(value as string)).toEqual({
        valid: false,
        country: null,
        formatted: '',
        reasons: ['Geben Sie die IBAN ein.'],
      });
    }
    fc.assert(fc.property(fc.anything(), (value) => validate(value as string).valid === false));
  });

  it('refuses an IBAN into which other characters have been inserted', () => {
    let reached = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...ibans),
        fc.nat(40),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
        (iban, place, inserted) => {
          const text = iban.slice(0, place) + inserted + iban.slice(place);
          const cleaned = text.replace(/[\s./_\p{Pd}]/gu, '').toUpperCase();
          if (cleaned === iban) return true;
          reached++;
          return !validate(text).valid;
        },
      ),
      { numRuns: 2000 },
    );
    expect(reached).toBeGreaterThan(1500);
  });

  it('does not read a text of a million characters', () => {
    for (const unit of ['D', 'DE89', ' ', '-', 'ß', '😀', '0']) {
      const text = unit.repeat(Math.ceil(1e6 / unit.length));
      expect(validate(text)).toEqual({
        valid: false,
        country: null,
        formatted: '',
        reasons: ['Geben Sie die IBAN ein.'],
      });
    }
  });
});
