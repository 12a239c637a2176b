import { describe, expect, it } from 'vitest';
import * as messages from './messages.ts';

const sentences = Object.values(messages)
  .flatMap((text) => text.split('|'))
  .filter((text) => / /.test(text) && /[.]/.test(text));

describe('the messages', () => {
  it('are whole sentences of at most 120 characters', () => {
    expect(sentences.length).toBeGreaterThan(10);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence.length).toBeLessThanOrEqual(120);
    }
  });

  it('blame nobody and shout at nobody', () => {
    for (const text of Object.values(messages)) {
      expect(text).not.toMatch(
        /\b(bitte|ungültig|gültig|fehlerhaft|illegal|ups|leider|User|Input|Error|submit)\b/i,
      );
      expect(text).not.toMatch(/[!"]|--| - |\bdu\b/);
    }
  });

  it('have each text once', () => {
    expect(new Set(Object.values(messages)).size).toBe(Object.values(messages).length);
  });

  it('say what the decisions fix', () => {
    expect(messages.BUILD).toContain(
      'Rechnerisch ermittelt. Einige Banken bilden IBANs nach eigenen Regeln. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.',
    );
    expect(messages.PRIVATE).toBe('Ihre Kontonummer verlässt Ihren Browser nicht.');
  });
});
