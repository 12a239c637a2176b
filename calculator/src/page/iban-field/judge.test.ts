import { expect, it } from 'vitest';
import { IN_QUARTER } from '../../../test/days.ts';
import { calculatorWithoutRule } from '../../../test/full-calculator.ts';
import { GERMAN_ANSWERS } from '../../answers/de.ts';
import { ENGLISH_ANSWERS } from '../../answers/en.ts';
import { judge } from '../../answers/judge.ts';
import { type AnswerWords, say } from '../../answers/say.ts';
import type { Words } from '../../answers/words.ts';
import { de } from '../../package/de.ts';
import { en } from '../../package/en.ts';
import { withUsualName } from '../whole.ts';
import { GERMAN_HINT_WORDS, type HintWords } from './de.ts';
import { ENGLISH_HINT_WORDS } from './en.ts';
import { judgeField, lineOf, stateOf } from './judge.ts';

/** What a field with all parts shows for a text once it is left: its state, its lines, and the words of its buttons. */
function fieldIn(language: Words, words: HintWords, answers: AnswerWords) {
  const functions = calculatorWithoutRule('', IN_QUARTER, language);
  const judgeOther = (text: string) => {
    const judgement = judge([{ meaning: 'iban', text }], functions);
    return { judgement, said: say(judgement, answers, language) };
  };
  const { validate, explainIban, buildIban } = functions;
  const named: typeof functions.lookupBic = (text) => withUsualName(functions.lookupBic(text), text ?? '');
  const knowledge = {
    validate,
    explainIban,
    words,
    whole: { buildIban, lookupBic: named, judge: judgeOther },
  };
  return (text: string, countries = ''): string[] => {
    const judgement = judgeField(text, knowledge, countries);
    const lines = [judgement.fault || lineOf(judgement, words), ...judgement.notes].filter(Boolean);
    const buttons = (judgement.offers ?? []).map((offer) => offer.words);
    return [stateOf(judgement, true), lines.join(' '), ...buttons];
  };
}
const inGerman = fieldIn(de, GERMAN_HINT_WORDS, GERMAN_ANSWERS);
const inEnglish = fieldIn(en, ENGLISH_HINT_WORDS, ENGLISH_ANSWERS);

const BANK = 'Commerzbank, Köln, BIC\u00a0COBADEFFXXX';
const IBAN = 'DE89 3704 0044 0532 0130 00';
const ABROAD = 'TR330006100519786457841326';

/** What the field says of a text in German and in English, from the beginning. */
type Row = [text: string, state: string, german: string, english: string];

it.each<Row>([
  ['', 'empty', '', ''],
  ['DE89', 'fault', 'Eine IBAN aus Deutschland hat 22 Zei', 'An IBAN from Germany has 22 characters'],
  [IBAN, 'confirmed', `✓ ${BANK}`, `✓ ${BANK}`],
  ['CH9300762011623852957', 'confirmed', '✓ Schweiz', '✓ Switzerland'],
  // In doubt: a form with it may be sent.
  ['DE44500105175407324931', 'computed', 'ING, Frankfurt am Main', 'ING, Frankfurt am Main'],
  ['DE85100000010000000001', 'computed', 'Die Bankleitzahl 100', 'The bank code 100'],
  ['BE41539007547035', 'computed', 'Die Prüfziffer der Kontonummer', 'The check digit of the account number'],
  ['CH4431999123000889012', 'computed', 'Diese QR-IBAN nimmt nur', 'This QR-IBAN takes payments'],
  // A Bankleitzahl with an account number, which is incomplete, unclear or unknown
  ['37040044', 'fault', 'Das ist eine Bankleitzahl. Schreiben', 'This is a bank code. Write'],
  [
    '532013000',
    'fault',
    'Das ist keine IBAN. Ist es eine Kon',
    'This is not an IBAN. If it is an account number',
  ],
  [
    '37040044 532013000 50010517',
    'fault',
    'Welche Zahl ist die Bankleitzahl',
    'Which number is the bank code',
  ],
  ['12345678 532013000', 'fault', 'Die Bankleitzahl 123', 'The bank code 123'],
  ['BLZ 3704004 Konto 532013000', 'fault', 'Eine Bankleitzahl hat 8', 'A bank code has 8'],
  ['BLZ 37040044 Konto 53201300000', 'fault', 'Eine Kontonummer hat h', 'An account number has at'],
])('“%s” is %s', (text, state, german, english) => {
  expect(inGerman(text)).toEqual([state, expect.stringMatching(`^${german}`)]);
  expect(inEnglish(text)).toEqual([state, expect.stringMatching(`^${english}`)]);
});

it('names the BIC that the rule of the bank names, and none before the IBAN is whole', () => {
  expect(inGerman('DE27120400000040050700')[1]).toMatch(/^✓ Commerzbank .+, BIC\u00a0COBADEFFXXX$/);
  const { validate, explainIban, ...whole } = calculatorWithoutRule('');
  const judge = () => expect.fail();
  const knowledge = { validate, explainIban, words: GERMAN_HINT_WORDS, whole: { ...whole, judge } };
  const typed = judgeField('DE271204000000400507', knowledge, '');
  expect(lineOf(typed, GERMAN_HINT_WORDS)).toBe('Commerzbank Filiale Berlin 2, Berlin');
});

it('an account in doubt has its bank and the doubt', () => {
  expect(inGerman('DE44500105175407324931')[1]).toMatch(
    / BIC\u00a0INGDDEFFXXX Die Prüfziffer .+ passt nicht/,
  );
  expect(inEnglish('DE44500105175407324931')[1]).toMatch(
    / BIC\u00a0INGDDEFFXXX The check digit .+ does not fit/,
  );
});

it.each([
  ['DE AT', ABROAD, 'Deutschland, Österreich', 'Germany, Austria'],
  ['sepa', ABROAD, 'SEPA-Raum', 'SEPA countries'],
  // Unknown countries: no IBAN passes.
  ['Germany D 49', IBAN, 'GERMANY, D', 'GERMANY, D'],
])('with the countries “%s”, “%s” is refused', (countries, text, german, english) => {
  expect(inGerman(text, countries)).toEqual(['fault', `Hier geht nur eine IBAN aus: ${german}.`]);
  expect(inEnglish(text, countries)).toEqual(['fault', `This field takes only IBANs from ${english}.`]);
});

it.each(['DE', 'de at', 'SEPA', 'sepa, TR'])(
  'with the countries “%s”, an IBAN from Germany passes',
  (countries) => {
    expect(inGerman(IBAN, countries)).toEqual(['confirmed', `✓ ${BANK}`]);
  },
);

it.each([
  [`${IBAN}, ${ABROAD}`, 'DE', [IBAN]],
  ['37040044 532013000', 'AT', []],
  // The second one was typed without a space before it.
  ['DE88 3704 0044 0532 0130 00DE 0212 0300 000000202051', '', []],
])(
  'of “%s”, only an IBAN is offered that a field with the countries “%s” accepts',
  (text, countries, ibans) => {
    const [, , ...buttons] = inGerman(text, countries);
    expect(buttons).toEqual(ibans);
  },
);

it.each([
  ['37040044 532013000', IBAN],
  ['Kto. 532013000, BLZ 370 400 44', IBAN],
  ['10070024 5600200', 'DE50 1007 0024 0560 0200 00'],
])('for “%s”, %s is offered', (text, iban) => {
  expect(inGerman(text)).toEqual(['fault', expect.stringMatching('^Das sind Bank'), `${iban} übernehmen`]);
  expect(inEnglish(text)).toEqual(['fault', expect.stringMatching('^This is a bank'), `${iban} – use it`]);
});

it.each([
  ['Kto. 1234567/00, BLZ 50010517', ['1234567', '123456700']],
  ['Kto. 532013000 oder 5711625, BLZ 50010517', ['532013000', '5711625']],
])('“%s” is asked about', (text, accounts) => {
  const [state, sentence, ...buttons] = inGerman(text);
  expect([state, sentence]).toEqual(['fault', expect.stringMatching('^Welches Konto gemeint ist')]);
  expect(buttons).toEqual(accounts.map((account) => `BLZ\u00a0500\u00a0105\u00a017, Konto\u00a0${account}`));
  const [, inOther, ...others] = inEnglish(text);
  expect(inOther).toMatch(/^Which account is meant/);
  expect(others).toEqual(
    accounts.map((account) => expect.stringMatching(`^Bank code .+, account.${account}$`)),
  );
});

it('says that a Bankleitzahl is gone, of an IBAN and of an account, and offers no IBAN for it', () => {
  const iban = inGerman('DE71100101110001234567');
  expect(iban).toEqual(['computed', expect.stringContaining('Bis 2018 gehörte sie zur SEB, Berlin')]);
  expect(iban[1]).toContain('alte IBANs');
  for (const [field, sentence] of [
    [inGerman, 'Nachfolgerin ist die Dortmunder Volksbank'],
    [inEnglish, 'Its successor is Dortmunder Volksbank'],
  ] as const)
    expect(field('BLZ 41060120 Kto 1234567')).toEqual(['fault', expect.stringContaining(sentence)]);
});
