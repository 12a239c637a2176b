import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { NO_ACCOUNTS, NOT_WHOLE_ACCOUNTS, PRINTED_ACCOUNTS, TAKES_ALL } from '../../test/printed-accounts.ts';
import { judge } from './judge.ts';
import type { Meaning, Typed } from './judgement.ts';
import { makeFromParts } from './with-parts.ts';

const { buildIban, explainAccount } = fullCalculator;
const judged = (...typed: Typed[]) => judge(typed, fullCalculator);
const as = (meaning: Meaning, text: string): Typed => ({ meaning, text });
const pasted = (meaning: Meaning, text: string): Typed => ({ meaning, text, isInserted: true });

/** The forms with a field for the account number, and the three columns of a row. */
const FORMS: Readonly<Record<string, (blz: string, kontonummer: string) => Typed[]>> = {
  'home page': (blz, kontonummer) => [as('bank', blz), as('kontonummer', kontonummer)],
  widget: (blz, kontonummer) => [as('blz', blz), as('kontonummer', kontonummer)],
  row: (blz, kontonummer) => [as('iban', ''), as('blz', blz), as('kontonummer', kontonummer)],
};
const BLZS = [...directory.keys()].filter((_, place) => place % 350 === 0);

describe.each(Object.entries(FORMS))('the %s', (_, form) => {
  it('reads an account number as it is printed, and answers as buildIban does', () => {
    const wrong: unknown[] = [];
    for (const blz of BLZS)
      for (const [printed, digits] of PRINTED_ACCOUNTS) {
        const { iban, question } = judged(...form(blz, printed));
        const built = buildIban(blz, printed);
        const isEqual = 'iban' in built ? iban?.iban === built.iban : question?.code === 'refusal';
        expect(built).toEqual(buildIban(blz, digits));
        if (!isEqual) wrong.push([blz, printed, built, iban?.iban, question]);
      }
    expect(wrong).toEqual([]);
  });

  it('takes no part of a number, and says which text is incomplete', () => {
    for (const text of NOT_WHOLE_ACCOUNTS)
      expect([text, judged(...form(TAKES_ALL, text))]).toMatchObject([
        text,
        { iban: null, texts: [], question: { code: 'not-whole', found: text } },
      ]);
  });

  it('makes no IBAN from a text that is no account number', () => {
    for (const text of NO_ACCOUNTS) {
      const { iban, question } = judged(...form(TAKES_ALL, text));
      expect([text, iban, question?.code]).toEqual([
        text,
        null,
        expect.stringMatching(/^(?:fault|unread|missing)$/),
      ]);
    }
  });

  it('asks whether a tail belongs to the number, unless the bank’s rule decides it', () => {
    // Rule 20: to a right number of seven digits, the bank appends 00 itself.
    const [blz = '', short = ''] = withSubAccount();
    for (const tail of ['/00', ' 00', '-00']) {
      const { iban, understood } = judged(...form(blz, short + tail));
      expect(understood).toEqual({ code: 'account', blz, kontonummer: short });
      expect(iban?.iban).toBe((buildIban(blz, short) as { iban: string }).iban);
    }
    const without = BLZS.find((bank) => explainAccount(bank, '1234567').state !== 'none') ?? '';
    const asked = judged(...form(without, '1234567 / 00'));
    expect(asked.iban).toBeNull();
    expect(asked.question).toMatchObject({
      code: 'tail',
      head: '1234567',
      tail: '00',
      choices: [{ kontonummer: '123456700' }, { kontonummer: '1234567' }],
    });
  });
});

/** A bank whose rule appends a sub-account to an account number, with such a number of seven digits. */
function withSubAccount(): readonly [string, string] {
  for (const blz of directory.keys())
    for (let number = 1234560; number < 1234570; number++) {
      const answer = explainAccount(blz, String(number));
      if (answer.state !== 'none' && answer.notes.some(({ code }) => code === 'sub-account'))
        return [blz, String(number)];
    }
  throw new Error('No bank appends a sub-account.');
}

describe('a Bankleitzahl with one or two digits after it or before it', () => {
  it('is not joined with them', () => {
    for (const text of [`${TAKES_ALL} 12`, `${TAKES_ALL.replace(/(...)(...)(..)/, '$1 $2 $3')} 7`])
      expect(judged(as('blz', TAKES_ALL), as('kontonummer', text)).iban).toBeNull();
    for (const text of [`12 ${TAKES_ALL}`, `12 ${TAKES_ALL}.`])
      expect(judged(as('blz', TAKES_ALL), as('kontonummer', text)).understood).toMatchObject({
        kontonummer: '12',
      });
  });
});

describe('a text in a form', () => {
  const IBAN = 'DE89370400440532013000';
  const BUILD = FORMS['widget'] ?? (() => []);
  const HOME = FORMS['home page'] ?? (() => []);

  it('in the wrong field leads to one question, and the next step is its answer', () => {
    expect(judged(...BUILD(IBAN, '')).question).toEqual({
      code: 'is-iban',
      iban: IBAN,
      place: 0,
      choices: [{ code: 'check', iban: IBAN }],
    });
    expect(judged(...BUILD('', 'DE88 3704 0044 0532 0130 00')).question).toMatchObject({
      code: 'looks-like-iban',
      place: 1,
      choices: [{ code: 'check' }],
    });
    const account = { blz: '37040044', kontonummer: '532013000' };
    expect(judged(as('iban', 'Kto 532013000 BLZ 37040044')).question).toEqual({
      code: 'is-account',
      ...account,
      known: expect.objectContaining({ iban: IBAN }),
      place: 0,
      choices: [{ code: 'build', ...account }],
    });
    expect(judged(...BUILD('', TAKES_ALL)).question).toMatchObject({
      code: 'is-blz',
      bank: { name: directory.get(TAKES_ALL)?.name },
      choices: [{ code: 'blz', blz: TAKES_ALL }],
    });
  });

  it('stays in its field if it is an IBAN and no field is for one', () => {
    for (const text of [IBAN, 'DE88 3704 0044 0532 0130 00'])
      for (const one of [text, `IBAN: ${text}`])
        for (const fields of [BUILD('', one), BUILD(TAKES_ALL, one), BUILD(one, '')]) {
          const { texts, told } = judged(...fields);
          expect([one, texts.filter((written) => written !== undefined), told]).toEqual([one, [], null]);
        }
  });

  it('has a fault if a letter was typed in a group of digits', () => {
    expect(judged(...BUILD('3704 0O', '532013000')).question).toMatchObject({
      code: 'fault',
      of: 'blz',
      fault: { code: 'character', position: 6, found: 'O' },
      place: 0,
    });
  });

  it('has a fault if no text has a number; the first fault counts', () => {
    const fault = { code: 'character', position: 1, expected: 'n', found: 'H' };
    expect(judged(...BUILD('', 'Hans')).question).toMatchObject({ code: 'fault', of: 'kontonummer', fault });
    expect(judged(...BUILD('Hans', 'Hans')).question).toMatchObject({ code: 'fault', of: 'blz', fault });
    // In a row, no single field is asked about.
    const row = FORMS['row']?.('', 'Hans') ?? [];
    expect(judged(...row).question).toMatchObject({ code: 'unread', reading: { code: 'nothing' } });
  });

  it('moves to its field if it is clear which one that is', () => {
    expect(judged(...BUILD('', `BLZ ${TAKES_ALL}`))).toMatchObject({
      texts: [TAKES_ALL, ''],
      told: 'blz-taken',
    });
    expect(judged(...BUILD('532013000', '37040044'))).toMatchObject({
      texts: ['37040044', '532013000'],
      told: 'put-right',
      iban: { iban: IBAN },
    });
    expect(judged(as('bank', ''), pasted('kontonummer', IBAN))).toMatchObject({
      texts: ['DE89 3704 0044 0532 0130 00', ''],
      told: 'iban-taken',
      iban: { iban: IBAN },
    });
    expect(judged(...HOME('532013000', 'Commerzbank Köln'))).toMatchObject({
      understood: { code: 'kontonummer', kontonummer: '532013000' },
      texts: ['Commerzbank Köln', '532013000'],
      name: 'Commerzbank Köln',
    });
  });

  it('with one number leads to a question about the other', () => {
    expect(judged(as('iban', '1234567')).question).toMatchObject({ code: 'only-number', of: 'kontonummer' });
    expect(judged(as('iban', TAKES_ALL)).question).toMatchObject({ code: 'only-number', of: 'blz' });
    expect(judged(as('text', 'Haspa Nord 1234567890'))).toMatchObject({
      question: { code: 'which-number', kontonummer: '1234567890' },
      name: 'Haspa Nord',
    });
    for (const text of ['Haspa 1234567890', '1234 567 890'])
      expect(judged(as('iban', text)).question).toMatchObject({ code: 'only-number', of: 'kontonummer' });
  });

  it('keeps the name of a bank, and the number beside it is asked about', () => {
    for (const fields of [HOME('1822direkt 1234567890', ''), HOME('', '1822direkt 1234567890')])
      expect(judged(...fields)).toMatchObject({
        question: { code: 'which-number', choices: [{ code: 'kontonummer', kontonummer: '1234567890' }] },
        name: '1822direkt',
      });
    // A number with a digit too few or too many is still the Bankleitzahl that its label names.
    for (const blz of ['3704004', '370400440'])
      expect(judged(...HOME(`Haspa, BLZ ${blz}`, ''))).toMatchObject({
        question: { code: 'fault', of: 'blz', fault: { code: 'length' } },
      });
    expect(judged(...HOME('3704004 Commerzbank', '')).question).toMatchObject({ code: 'fault', of: 'blz' });
  });

  it('is asked about at its field if it is an IBAN, and refused if its bank is unknown', () => {
    expect(judged(...BUILD('37040044', IBAN)).question).toMatchObject({ place: 1 });
    expect(judged(as('iban', '12345678 532013000')).question).toMatchObject({
      code: 'refusal',
      note: { code: 'blz-unknown', blz: '12345678' },
    });
  });

  it('has the fault of its own field, in the words of its label', () => {
    expect(judged(...BUILD('3704OO44', '532013000')).question).toMatchObject({
      code: 'fault',
      of: 'blz',
      place: 0,
      fault: { code: 'character', position: 5 },
    });
    expect(judged(...BUILD('37040044', '53201300O')).question).toMatchObject({
      of: 'kontonummer',
      place: 1,
      fault: { code: 'character', position: 9 },
    });
    // A field for a bank takes an IBAN: „Das ist eine IBAN“ would be no fault there, and wrong about a Swiss account.
    for (const [text, code] of [
      ['DE89 3704 0044 0532 0130 00 4711', 'length'],
      ['PC 80-12345-6', 'unknown-country'],
    ])
      expect(judged(as('bank', text ?? '')).question).toMatchObject({ of: 'iban', fault: { code } });
    expect(judged(as('iban', 'DE88 3704 0044 0532 0130 00')).question).toMatchObject({
      of: 'iban',
      fault: { code: 'check-digits' },
    });
    expect(judged(...HOME('', ''))).toMatchObject({ understood: { code: 'empty' }, question: null });
  });

  it('contradicts a field with another account', () => {
    const judgement = judged(as('bank', IBAN), as('kontonummer', '4711'));
    expect(judgement).toMatchObject({
      iban: null,
      question: { code: 'unread', reading: { code: 'contradiction' } },
    });
  });
});

describe('a Bankleitzahl, if no directory is loaded', () => {
  it('is not refused', () => {
    const alone = makeFromParts({});
    expect(judge([as('bank', '12345678')], alone)).toMatchObject({ bank: null, question: null });
  });
});

describe('the question', () => {
  const FAULTY = 'DE88 3704 0044 0532 0130 00';
  const UNCLEAR = '532013000 4711222 12';
  const IBAN = 'DE89370400440532013000';
  const OTHER = 'DE61100700240005600200';
  const BANK = { blz: '37040044' };
  const checkOf = (iban: string) => ({ code: 'iban', iban });
  const numberOf = (kontonummer: string) => ({ code: 'kontonummer', kontonummer });
  const form = (...meanings: readonly Meaning[]) => ({
    with: (...texts: readonly string[]) => meanings.map((meaning, place) => as(meaning, texts[place] ?? '')),
  });
  const home = form('bank', 'kontonummer');
  const widget = form('blz', 'kontonummer');
  const row = form('iban', 'blz', 'kontonummer');
  const check = form('iban');
  const line = form('text');

  it.each<[Typed[], code: string, place: number, rest?: object]>([
    // A faulty IBAN is reported at the field for IBANs, wherever it was typed.
    [form('kontonummer', 'iban').with('', FAULTY), 'fault', 1, { of: 'iban', country: 'DE' }],
    [form('kontonummer', 'bank').with('', FAULTY), 'fault', 1, { of: 'iban', country: 'DE' }],
    [row.with('', '', FAULTY), 'fault', 0, { of: 'iban' }],
    [home.with('', FAULTY), 'fault', 0, { of: 'iban' }],
    [check.with('abc'), 'fault', 0, { of: 'iban', country: 'AB', fault: { code: 'unknown-country' } }],
    [check.with('370400O4'), 'fault', 0, { of: 'iban', country: '37' }],
    [check.with('Kto 12345678901'), 'fault', 0, { of: 'iban' }],
    // A Bankleitzahl that no bank has
    [home.with('12345678', ''), 'refusal', 0, { note: { code: 'blz-unknown' } }],
    [home.with('12345678', '532013000'), 'refusal', 0, { note: { code: 'blz-unknown' } }],
    [row.with('', '12345678', ''), 'refusal', 1, { note: { code: 'blz-unknown' } }],
    [row.with('', '12345678', '532013000'), 'refusal', 1, { note: { code: 'blz-unknown' } }],
    [widget.with('12345678', '1234567/00'), 'refusal', 0, { note: { code: 'blz-unknown' } }],
    // The account has no IBAN: no field is wrong.
    [row.with('', '10060198', '1234567'), 'refusal', -1, { note: { code: 'no-iban' } }],
    [widget.with('37040044', '1234567/00'), 'refusal', -1, { note: { code: 'no-iban' } }],
    [check.with('Kto 1234567 BLZ 10060198'), 'is-account', 0, { known: null }],
    // What is missing
    [home.with('Haspa', '37040044'), 'missing', 0, { of: 'blz' }],
    [widget.with('', '532013000'), 'missing', 0, { of: 'blz' }],
    [row.with('', '', '532013000'), 'missing', 1, { of: 'blz' }],
    [row.with('', '', '37040044'), 'missing', 1, { of: 'blz' }],
    [row.with('', '37040044', ''), 'missing', 2, { of: 'kontonummer' }],
    [line.with('Kto 37040044'), 'missing', -1, { of: 'blz' }],
    // Other faults belong to the field that has them.
    [widget.with('', 'Kto 12345678901'), 'fault', 1, { of: 'kontonummer', fault: { code: 'length' } }],
    [home.with('370400O4', ''), 'fault', 0, { of: 'blz' }],
    [row.with('', '370400O4', ''), 'fault', 1, { of: 'blz' }],
    [home.with('', '53201300O'), 'fault', 1, { of: 'kontonummer' }],
    [widget.with(' 370400O4 ', ''), 'fault', 0, { of: 'blz' }],
    [widget.with(' ', 'Hans'), 'fault', 1, { of: 'kontonummer' }],
    [widget.with(`${IBAN} 4711`, ''), 'fault', 0, { of: 'blz', fault: { code: 'is-iban' } }],
    // Either number may be meant, even if only one of them has an IBAN.
    [widget.with(TAKES_ALL, '1234567/00'), 'tail', 1, { choices: ['123456700', '1234567'].map(numberOf) }],
    [widget.with('10070024', '1008/00'), 'tail', 1, { choices: ['100800', '1008'].map(numberOf) }],
    [form('kontonummer', 'blz').with('37040044', ''), 'is-blz', 0],
    // A text that can't be read: of several texts, none is named.
    [home.with(' ', UNCLEAR), 'unread', 1],
    [home.with('x 1', UNCLEAR), 'unread', -1],
    [home.with(FAULTY, '4711'), 'unread', -1, { reading: { code: 'contradiction' }, choices: [] }],
    [line.with(`${IBAN} oder ${OTHER}`), 'unread', 0, { choices: [IBAN, OTHER].map(checkOf) }],
    [
      line.with('Kto 532013000 BLZ 37040044 oder Kto 4711222'),
      'unread',
      0,
      { choices: ['532013000', '4711222'].map((kontonummer) => ({ ...BANK, code: 'account', kontonummer })) },
    ],
    [widget.with('37040044', 'abc571162'), 'unread', -1, { reading: { fault: 'letters' } }],
    [line.with('Hans'), 'unread', 0, { reading: { code: 'nothing' } }],
    [line.with('370400O4'), 'unread', 0, { reading: { code: 'refused' } }],
    [row.with('DE8O', '', ''), 'unread', 0],
  ])('about %j is %s, at field %i', (typed, code, place, rest = {}) => {
    expect(judged(...typed)).toMatchObject({ iban: null, question: { code, place, ...rest } });
  });

  it.each<[Typed[], object]>([
    [form('bank').with('37040044'), { bank: { city: 'Köln' } }],
    [form('bank').with('Kto 532013000, BLZ 37040044'), { bank: { city: 'Köln' } }],
    [line.with('DE89 3704 0044 0532 0130 00'), { iban: { iban: 'DE89370400440532013000' } }],
  ])('is null for %j', (typed, answer) => {
    expect(judged(...typed)).toMatchObject({ question: null, ...answer });
  });
});
