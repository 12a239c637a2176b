import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { NO_ACCOUNTS, NOT_WHOLE_ACCOUNTS, PRINTED_ACCOUNTS, TAKES_ALL } from '../../test/printed-accounts.ts';
import { clean } from '../iban/clean.ts';
import { judge } from './judge.ts';
import type { Meaning, Typed } from './judgement.ts';

const { buildIban, explainAccount } = fullCalculator;
const judged = (...typed: Typed[]) => judge(typed, fullCalculator);
const as = (meaning: Meaning, text: string): Typed => ({ meaning, text });

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

  it('makes no IBAN from a text that is not an account number', () => {
    for (const text of NO_ACCOUNTS) {
      const { iban, question } = judged(...form(TAKES_ALL, text));
      expect([text, iban, question?.code]).toEqual([text, null, expect.stringMatching(/^(?:fault|unread)$/)]);
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

describe('the question', () => {
  const FAULTY = 'DE88 3704 0044 0532 0130 00';
  const UNCLEAR = '532013000 4711222 12';
  const IBAN = 'DE89370400440532013000';
  const OTHER = 'DE61100700240005600200';
  const BANK = { blz: '37040044' };
  const checkOf = (iban: string) => ({ code: 'iban', iban });
  const ACCOUNT = { ...BANK, kontonummer: '532013000' };
  const NUMBER = '12345678';
  const numberOf = (kontonummer: string) => ({ code: 'kontonummer', kontonummer });
  const stray = (position: number, found: string) => ({
    fault: { code: 'character', position, expected: 'n', found },
  });
  const form = (...meanings: readonly Meaning[]) => ({
    with: (...texts: readonly string[]) => meanings.map((meaning, place) => as(meaning, texts[place] ?? '')),
  });
  const home = form('bank', 'kontonummer');
  const widget = form('blz', 'kontonummer');
  const row = form('iban', 'blz', 'kontonummer');
  const check = form('iban');
  const bank = form('bank');
  const line = form('text');

  it.each<[Typed[], code: string, place: number, rest?: object, name?: string]>([
    // In the wrong field. The next step is the answer.
    [widget.with(IBAN), 'is-iban', 0, { iban: IBAN, choices: [{ code: 'check', iban: IBAN }] }],
    [widget.with(BANK.blz, IBAN), 'is-iban', 1],
    [widget.with('', FAULTY), 'looks-like-iban', 1, { choices: [{ code: 'check' }] }],
    [
      check.with('Kto 532013000 BLZ 37040044'),
      'is-account',
      0,
      { ...ACCOUNT, known: { iban: IBAN }, choices: [{ ...ACCOUNT, code: 'build' }] },
    ],
    [
      widget.with('', TAKES_ALL),
      'is-blz',
      1,
      { bank: { name: directory.get(TAKES_ALL)?.name }, choices: [{ code: 'blz', blz: TAKES_ALL }] },
    ],
    // One number alone
    [check.with('1234567'), 'only-number', 0, { of: 'kontonummer' }],
    [check.with(`Haspa ${NUMBER}`), 'only-number', 0, { of: 'kontonummer' }],
    [check.with('1234 567 890'), 'only-number', 0, { of: 'kontonummer' }],
    [check.with(TAKES_ALL), 'only-number', 0, { of: 'blz' }],
    // The name of a bank is kept beside it.
    [line.with(`Haspa Nord ${NUMBER}`), 'which-number', 0, { kontonummer: NUMBER }, 'Haspa Nord'],
    [home.with(`1822direkt ${NUMBER}`), 'which-number', 0, { choices: [numberOf(NUMBER)] }, '1822direkt'],
    [home.with('', `1822direkt ${NUMBER}`), 'which-number', 1, { choices: [numberOf(NUMBER)] }, '1822direkt'],
    // A number with a digit too few or too many is still the Bankleitzahl that its label names.
    [home.with('Haspa, BLZ 3704004'), 'fault', 0, { of: 'blz', fault: { code: 'length' } }],
    [home.with('Haspa, BLZ 370400440'), 'fault', 0, { of: 'blz', fault: { code: 'length' } }],
    [home.with('3704004 Commerzbank'), 'fault', 0, { of: 'blz' }],
    // If no text has a number, the first fault counts. In a row, no single field is asked about.
    [widget.with('', 'Hans'), 'fault', 1, { of: 'kontonummer', ...stray(1, 'H') }],
    [widget.with('Hans', 'Hans'), 'fault', 0, { of: 'blz', ...stray(1, 'H') }],
    [row.with('', '', 'Hans'), 'unread', 2, { reading: { code: 'nothing' } }],
    // A letter in a number
    [widget.with('3704 0O', '532013000'), 'fault', 0, { of: 'blz', ...stray(6, 'O') }],
    [widget.with('3704OO44', '532013000'), 'fault', 0, { of: 'blz', ...stray(5, 'O') }],
    [widget.with(BANK.blz, '53201300O'), 'fault', 1, { of: 'kontonummer', ...stray(9, 'O') }],
    // A field for a bank takes an IBAN: „Das ist eine IBAN“ would be no fault there, and wrong about a Swiss account.
    [bank.with(`${IBAN} 4711`), 'fault', 0, { of: 'iban', fault: { code: 'length' } }],
    [bank.with('PC 80-12345-6'), 'fault', 0, { of: 'iban', fault: { code: 'unknown-country' } }],
    [check.with(FAULTY), 'fault', 0, { of: 'iban', fault: { code: 'check-digits' } }],
    // A faulty IBAN is reported at the field for IBANs, wherever it was typed.
    [form('kontonummer', 'iban').with('', FAULTY), 'fault', 1, { of: 'iban', iban: clean(FAULTY) }],
    [form('kontonummer', 'bank').with('', FAULTY), 'fault', 1, { of: 'iban', iban: clean(FAULTY) }],
    [row.with('', '', FAULTY), 'fault', 0, { of: 'iban' }],
    [home.with('', FAULTY), 'fault', 0, { of: 'iban' }],
    [check.with('abc'), 'fault', 0, { of: 'iban', iban: 'ABC', fault: { code: 'unknown-country' } }],
    [check.with('370400O4'), 'fault', 0, { of: 'iban', iban: '370400O4' }],
    [check.with('Kto 12345678901'), 'fault', 0, { of: 'iban' }],
    // A Bankleitzahl that no bank has
    [check.with('12345678 532013000'), 'refusal', 0, { note: { code: 'blz-unknown', blz: '12345678' } }],
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
    [home.with(IBAN, '4711'), 'unread', -1, { reading: { code: 'contradiction' } }],
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
  ])('about %j is %s, at field %i', (typed, code, place, rest = {}, name = undefined) => {
    expect(judged(...typed)).toMatchObject({
      iban: null,
      question: { code, place, ...rest },
      ...(name && { name }),
    });
  });

  it.each<[Typed[], object]>([
    [home.with(), { understood: { code: 'empty' } }],
    [widget.with('532013000', BANK.blz), { correction: 'put-right', iban: { iban: IBAN } }],
    [bank.with('37040044'), { bank: { city: 'Köln' } }],
    [bank.with('Kto 532013000, BLZ 37040044'), { bank: { city: 'Köln' } }],
    [line.with('DE89 3704 0044 0532 0130 00'), { iban: { iban: 'DE89370400440532013000' } }],
  ])('is null for %j', (typed, answer) => {
    expect(judged(...typed)).toMatchObject({ question: null, ...answer });
  });
});
