import { expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { TAKES_ALL } from '../../test/printed-accounts.ts';
import { de } from '../package/de.ts';
import { en } from '../package/en.ts';
import { GERMAN_ANSWERS } from './de.ts';
import { ENGLISH_ANSWERS } from './en.ts';
import { judge } from './judge.ts';
import type { Meaning } from './judgement.ts';
import { say } from './say.ts';
import { noteSentence } from './words.ts';

const HOME: readonly Meaning[] = ['bank', 'kontonummer'];
const WIDGET: readonly Meaning[] = ['blz', 'kontonummer'];
const CHECK: readonly Meaning[] = ['iban'];
const IBAN = 'DE89370400440532013000';
const TWO_IBANS = 'IBAN DE89 3704 0044 0532 0130 00 oder AT61 1904 3002 3457 3201';

/** What is typed into a form, the sentence about it, and the words on the buttons. */
type Row = [form: readonly Meaning[], texts: string[], sentence: string, ...buttons: string[]];

it.each<Row>([
  [HOME, ['', 'Kto 532013000 BLZ 37040044'], 'Bankleitzahl und Kontonummer übernommen.'],
  [
    HOME,
    ['532013000', '37040044'],
    'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
  ],
  [HOME, ['', IBAN], 'IBAN übernommen.'],
  [HOME, ['37040044', ''], 'Die Kontonummer fehlt.'],
  [HOME, ['', '532013000'], 'Die Bankleitzahl fehlt.'],
  [WIDGET, [IBAN, ''], 'Das ist eine IBAN.', 'IBAN prüfen'],
  [WIDGET, ['DE88370400440532013000', ''], 'Das sieht wie eine IBAN aus.', 'IBAN prüfen'],
  [
    CHECK,
    ['Kto 532013000 BLZ 37040044'],
    'Das sind Bankleitzahl und Kontonummer, keine IBAN: 370\u00a0400\u00a044 und 532013000.',
    'IBAN berechnen',
  ],
  [CHECK, ['37040044'], 'Das ist eine Bankleitzahl. Schreiben Sie die Kontonummer dahinter.'],
  [
    CHECK,
    ['532013000'],
    'Das ist keine IBAN. Ist es eine Kontonummer, schreiben Sie die Bankleitzahl davor.',
  ],
  [
    WIDGET,
    ['', '37040044'],
    'Das ist die Bankleitzahl von Commerzbank, Köln.',
    'BLZ\u00a0370\u00a0400\u00a044 übernehmen',
  ],
  [HOME, ['Haspa 12345678', ''], 'Ist 12345678 die Kontonummer?', 'Kontonummer 12345678'],
  [
    WIDGET,
    [TAKES_ALL, '1234567/00'],
    'Gehört „00“ zur Kontonummer? Welche gilt, steht auf Ihrer Karte oder dem Kontoauszug.',
    'Kontonummer 123456700',
    'Kontonummer 1234567',
  ],
  [
    CHECK,
    [TWO_IBANS],
    'Welches Konto gemeint ist, lässt sich nicht erkennen. Möglich: IBAN DE89 3704 0044 0532 0130 00; IBAN AT61 1904 3002 3457 3201.',
    'DE89 3704 0044 0532 0130 00',
    'AT61 1904 3002 3457 3201',
  ],
  // Faults and refusals are said in the words of the package.
  [WIDGET, ['3704004', ''], 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.'],
  [WIDGET, ['', '12345678901'], 'Eine Kontonummer hat höchstens 10 Ziffern, diese hat 11.'],
  [CHECK, ['DE88370400440532013000'], de.iban({ code: 'check-digits' }, 'DE')],
  [WIDGET, ['50040033', '532013000'], noteSentence({ code: 'no-iban', reason: 'bank' }, de)],
])('%j with %j is answered with „%s“', (form, texts, ...sentenceAndButtons) => {
  const judgement = judge(
    form.map((meaning, place) => ({ meaning, text: texts[place] ?? '' })),
    fullCalculator,
  );
  const { question, told, choices } = say(judgement, GERMAN_ANSWERS, de);
  expect([told + question, ...choices]).toEqual(sentenceAndButtons);
  const english = say(judgement, ENGLISH_ANSWERS, en);
  expect(english.question || english.told).toMatch(/^[A-Z“].*[.?]$/);
  expect(english.question || english.told).not.toBe(question || told);
  expect(english.choices).toHaveLength(choices.length);
});
