import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { GERMAN_COMMAND_WORDS } from './de.ts';
import { ENGLISH_COMMAND_WORDS } from './en.ts';
import { printable, printableLine, showProgress } from './output.ts';

it.each(['\x1b[2J', '\x9b2J', '\x07', '\b', '\x7f', '\0', '\u202e', '\u2066', '\u2028'])(
  'the terminal never gets %j',
  (text) => {
    const [character = ''] = text;
    expect(printable(`a${text}b`)).toBe(`a�${text.slice(character.length)}b`);
    expect(printableLine(`a${text}b`)).toBe(`a�${text.slice(character.length)}b`);
  },
);

it('a text keeps words, line breaks and tabs, but no carriage return that would hide what is before it', () => {
  const words = 'Müller & Söhne, 100\u00a0€ – „ok“ 👍 日本';
  expect(printable(`${words}\tb\r\nc\nd\re`)).toBe(`${words}\tb\r\nc\nd�e`);
});

it('a sentence becomes one line', () => {
  expect(printableLine('„a\nb\r\nc“ gibt es nicht.')).toBe('„a�b��c“ gibt es nicht.');
});

/** The output of the progress of two thousand rows. */
function outputOf({ isTTY }: { isTTY: boolean }, words = GERMAN_COMMAND_WORDS): string {
  const stream = Object.assign(new PassThrough(), {
    isTTY,
    columns: 80,
    cursorTo() {},
    clearLine() {},
    clearScreenDown() {},
  });
  const progress = showProgress(stream as unknown as NodeJS.WriteStream, 2000, words);
  progress.update(1000);
  progress.update(2000);
  progress.stop();
  return String(stream.read() ?? '');
}

it('a terminal shows a bar', () => {
  expect(outputOf({ isTTY: true })).toContain('█');
  expect(outputOf({ isTTY: true })).toContain('2.000 von 2.000 Zeilen');
  expect(outputOf({ isTTY: true }, ENGLISH_COMMAND_WORDS)).toContain('2,000 of 2,000 rows');
});

it('a pipe gets no progress', () => {
  expect(outputOf({ isTTY: false })).toBe('');
});

it('the bar changes no terminal mode, since an interrupt would leave it changed', () => {
  expect(outputOf({ isTTY: true })).not.toContain('\x1b[?');
});
