import { expect, it } from 'vitest';
import { printable, printableLine } from './output.ts';

it.each(['\x1b[2J', '\x9b2J', '\x07', '\b', '\x7f', '\0', '\u202e', '\u2066', '\u2028'])(
  'keeps %j from the terminal',
  (text) => {
    const [character = ''] = text;
    expect(printable(`a${text}b`)).toBe(`a�${text.slice(character.length)}b`);
    expect(printableLine(`a${text}b`)).toBe(`a�${text.slice(character.length)}b`);
  },
);

it('keeps the ends of lines and tabs of a text, and no carriage return that would hide what stands before it', () => {
  expect(printable('a\tb\r\nc\nd\re')).toBe('a\tb\r\nc\nd�e');
});

it('makes one line of a sentence', () => {
  expect(printableLine('„a\nb\r\nc“ gibt es nicht.')).toBe('„a�b��c“ gibt es nicht.');
});

it('changes no words', () => {
  expect(printable('Müller & Söhne, 100\u00a0€ – „ok“ 👍 日本')).toBe(
    'Müller & Söhne, 100\u00a0€ – „ok“ 👍 日本',
  );
});
