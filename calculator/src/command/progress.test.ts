import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { showProgress } from './progress.ts';

/** What is shown of two thousand rows on a stream that is a terminal, or is none. */
function shown(terminal: boolean): string {
  const stream = Object.assign(new PassThrough(), {
    isTTY: terminal,
    columns: 80,
    cursorTo() {},
    clearLine() {},
    clearScreenDown() {},
  });
  const progress = showProgress(stream as unknown as NodeJS.WriteStream, 2000);
  progress.update(1000);
  progress.update(2000);
  progress.end();
  return String(stream.read() ?? '');
}

it('draws a bar on a terminal', () => {
  expect(shown(true)).toContain('█');
  expect(shown(true)).toContain('2.000 von 2.000 Zeilen');
});

it('writes nothing into a pipe', () => {
  expect(shown(false)).toBe('');
});

it('changes no mode of the terminal, which an interrupt would leave changed', () => {
  expect(shown(true)).not.toContain('\x1b[?');
});
