import { describe, expect, it } from 'vitest';
import { COMPUTED, NOT_CHECKED, STATEMENT_DECIDES } from '../answers/de.ts';
import * as widgetTexts from '../page/widget/de.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from './de.ts';
import { explain, explainBlz, explainKontonummer } from './faults.ts';
import { examples } from './packed-examples.ts';

const IBANS = [
  '',
  '12',
  'XX12',
  'DE8937040044053201300',
  'DE89370O',
  'GB291WBK',
  'FR14200410100505000!',
  'DE98370400440532013000',
];
const NUMBERS = ['', 'DE89370400440532013000', '3704OO44', '3704004', '97040044', '12345678901', '000', '1'];

const sentences = [
  ...IBANS.flatMap((iban) => explain(iban).map((fault) => ibanSentence(fault, iban.slice(0, 2)))),
  ...NUMBERS.flatMap((blz) => explainBlz(blz).map(blzSentence)),
  ...NUMBERS.flatMap((kontonummer) => explainKontonummer(kontonummer).map(kontonummerSentence)),
];
/** The sentences and words in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const texts = [...new Set(textsIn(widgetTexts))];

describe('the messages', () => {
  it('are complete sentences of at most 120 characters', () => {
    expect(new Set(sentences).size).toBeGreaterThan(14);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
    for (const text of [...sentences, ...texts.flatMap((one) => one.split(/(?<=\.) /))])
      expect(text.length).toBeLessThanOrEqual(120);
  });

  it('neither blame the reader nor shout', () => {
    for (const text of [...sentences, ...texts]) {
      expect(text).not.toMatch(
        /\b(bitte|ungültig|gültig|fehlerhaft|illegal|ups|leider|User|Input|Error|submit)\b/i,
      );
      expect(text).not.toMatch(/[!"](?!“)|--| - |\bdu\b|Kurzliste/);
    }
  });

  it('have the tick and „richtig“ only for what is confirmed', () => {
    const confirmed: readonly string[] = Object.values(widgetTexts.GERMAN_WIDGET.confirmed);
    for (const text of [...sentences, ...texts]) {
      expect(text.includes('✓')).toBe(confirmed.includes(text));
      if (!confirmed.includes(text)) expect(text).not.toMatch(/richtig|gültig/);
    }
  });

  it('have the wording that was decided', () => {
    expect(`${COMPUTED} ${NOT_CHECKED} ${STATEMENT_DECIDES}`).toBe(
      '⚠ Vorläufig berechnet. Ob diese Bank eine eigene IBAN-Regel hat, ließ sich gerade nicht prüfen. Maßgeblich ist die IBAN auf dem Kontoauszug.',
    );
    expect(widgetTexts.GERMAN_WIDGET.confirmed.check).toBe(
      '✓ Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.',
    );
    expect(widgetTexts.PRIVATE).toBe('Ihre Kontonummer verlässt Ihren Browser nicht.');
    expect(widgetTexts.GERMAN_WIDGET.searchFault).toBe(
      'Geben Sie eine Bankleitzahl (8\u00a0Ziffern) oder eine IBAN ein.',
    );
  });

  it('say „aus Deutschland“, and name other countries so that their names need no article', () => {
    const lengthOf = (country: string) => ibanSentence({ code: 'length', expected: 20, found: 1 }, country);
    expect(lengthOf('DE')).toBe('Eine IBAN aus Deutschland hat 20 Zeichen, diese hat 1.');
    expect(lengthOf('NL')).toBe('Eine IBAN (Niederlande) hat 20 Zeichen, diese hat 1.');
    for (const country of examples.map((iban) => iban.slice(0, 2)))
      expect(lengthOf(country)).not.toMatch(/[A-Z]{2}\)/);
  });
});
