import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../../test/full-calculator.ts';
import { GERMAN_ANSWERS, GERMAN_DOUBTS, GERMAN_VERDICTS } from '../../answers/de.ts';
import { de } from '../../package/de.ts';
import { GERMAN_HINT_WORDS } from '../iban-field/de.ts';
import { GERMAN_WIDGET } from './de.ts';
import { repliesOf } from './reply.ts';

const { validate, buildIban, lookupBic } = fullCalculator;
const german = {
  functions: fullCalculator,
  words: {
    answers: GERMAN_ANSWERS,
    faults: de,
    doubts: GERMAN_DOUBTS,
    verdicts: GERMAN_VERDICTS,
    hints: GERMAN_HINT_WORDS,
    widget: GERMAN_WIDGET,
  },
};
const replies = repliesOf(german);

const TYPED = [
  ['', ''],
  ['DE89 3704 0044 0532 0130 00', ''],
  ['IBAN: de89370400440532013000', '0'],
  ['DE88370400440532013000', '532013000'],
  ['DE8937040044', '1'],
  ['370 400 44', '532013000'],
  ['10070024', '56002'],
  ['50010517', '5400'],
  ['66762332', '1234567'],
  ['37040045', '1'],
  ['97040044', '12345678901'],
  ['3704OO44', '532 O13'],
  // An Austrian IBAN that has the digits of a German bank in it.
  ['AT413704004400000001', ''],
  ['BE68539007547034', ''],
  ['BE69539007547034', ''],
  ['Commerzbank', 'Köln'],
] as const;

describe('the good view learns', () => {
  it.each(TYPED)('what the functions return: %j %j', (one, other) => {
    expect(replies.validate(one).result).toEqual(validate(one));
    expect(replies.build(one, other).result).toEqual(buildIban(one, other));
    expect(replies.lookup(one).result).toEqual(lookupBic(one));
  });

  it.each(TYPED)('an IBAN with the state that the result has: %j %j', (one, other) => {
    for (const { result, known } of [replies.validate(one), replies.build(one, other)]) {
      expect(known !== undefined).toBe('iban' in result || ('valid' in result && result.valid === true));
      if (known) expect(known.state === 'confirmed').toBe((result as { confirmed: boolean }).confirmed);
    }
  });

  it.each(TYPED)('the same about an IBAN that was judged already: %j %j', (one, other) => {
    for (const [mode, judged] of [
      ['validate', fullCalculator.explainIban(one)],
      ['build', fullCalculator.explainAccount(one, other)],
    ] as const)
      if (judged.state !== 'none')
        expect(repliesOf(german, { iban: judged })[mode](one, other)).toEqual(replies[mode](one, other));
  });

  it('why a text that is not an IBAN gives none, if the reader has found a reason', () => {
    const judged = { iban: null, refusal: 'Die Bankleitzahl 100 000 01 …' };
    const { validate } = repliesOf(german, judged);
    expect(validate('BLZ 10000001 Konto 123').faults).toEqual([judged.refusal]);
  });

  it('the fault of each field, in the sentences of the functions', () => {
    for (const [one, other] of TYPED) {
      const { result, faults, refusal } = replies.build(one, other);
      const [first] = [...faults, refusal].filter(Boolean);
      expect(first).toBe('error' in result ? result.error : undefined);
    }
  });

  const ZERO = 'Die Kontonummer kann nicht nur aus Nullen bestehen.';
  it.each<['build' | 'lookup' | 'validate', typed: string[], faults: (string | undefined)[]]>([
    ['build', ['3704', '0'], ['Eine Bankleitzahl hat 8 Ziffern, diese hat 4.', ZERO]],
    ['build', ['37040044', '000'], [undefined, ZERO]],
    ['build', ['', '1'], ['Geben Sie die Bankleitzahl ein.', undefined]],
    ['lookup', ['DE89 3704 0044'], ['Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 12.']],
    ['lookup', ['3704 0O'], ['Eine Bankleitzahl hat nur Ziffern. Stelle\u00a06 ist ein „O“.']],
    ['lookup', ['?'], ['Geben Sie eine Bankleitzahl (8\u00a0Ziffern) oder eine IBAN ein.']],
    ['validate', [' '], ['Geben Sie die IBAN ein.']],
  ])('in mode %s of %j the faults %j', (mode, [one = '', other = ''], faults) => {
    expect(replies[mode](one, other).faults).toEqual(faults);
  });

  it('that an IBAN is wrong, what is wrong, and where if that is known; of any other text only its fault', () => {
    const wrong = (iban: string) => ({ faults: [undefined], wrong: { iban: iban.replaceAll(' ', '') } });
    for (const [typed, sentence, position] of [
      ['DE88 3704 0044 0532 0130 00', GERMAN_VERDICTS.mistyped, null],
      [
        'DE89 3704 0044 O532 0130 00',
        'Stelle\u00a013 der IBAN ist ein „O“, dort gehört eine Ziffer hin.',
        13,
      ],
      ['US12 3456', 'In den USA gibt es keine IBAN.', null],
    ] as const) {
      expect(replies.validate(typed)).toMatchObject(wrong(typed));
      expect(replies.validate(typed).wrong).toMatchObject({ sentence, position });
    }
    for (const typed of ['US Bank', 'DE89 3704', '3704', ''])
      expect(replies.validate(typed).wrong).toBeUndefined();
  });

  it('why faultless texts give no IBAN or no bank', () => {
    const refusal = expect.stringMatching(
      /^Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis/,
    );
    expect(replies.build('37040045', '1')).toMatchObject({ faults: [undefined, undefined], refusal });
    expect(replies.lookup('37040045')).toMatchObject({ faults: [undefined], refusal });
    expect(replies.lookup('37040044').refusal).toBeUndefined();
    expect(replies.lookup('AT611904300234573201').refusal).toBe('Hier sind nur deutsche Banken bekannt.');
  });
});
