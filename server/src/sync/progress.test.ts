import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { showProgress } from './progress.ts';
import { STEPS } from './run.ts';

/** What a complete run shows, on a terminal or elsewhere. */
function shown(terminal: boolean): string {
  const stream = Object.assign(new PassThrough(), {
    isTTY: terminal,
    columns: 80,
    cursorTo() {},
    clearLine() {},
  });
  const progress = showProgress(stream as unknown as NodeJS.WriteStream);
  for (const step of STEPS) {
    progress.step(step);
    if (step === 'download') for (const read of [1e6, 2e6]) progress.bytes(read, 2e6);
  }
  progress.end();
  return String(stream.read());
}

describe('showProgress', () => {
  it('writes plain lines into a pipe', () => {
    expect(shown(false)).toBe('download\n  2.00 MB\nparse\ncheck\nstore\n');
  });

  it('draws a bar on a terminal', () => {
    expect(shown(true)).toContain('█');
  });
});
