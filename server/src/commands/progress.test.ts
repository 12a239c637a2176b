import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { showProgress } from './progress.ts';

it('the progress of a run is a line for each step, and one for the size of the download', () => {
  const stream = new PassThrough();
  const progress = showProgress(stream as unknown as NodeJS.WriteStream);
  for (const step of ['download', 'parse', 'check', 'store'] as const) {
    progress.step(step);
    if (step === 'download') for (const read of [1e6, 2e6]) progress.bytes(read);
  }
  progress.end();
  expect(String(stream.read())).toBe('download\n  2.00 MB\nparse\ncheck\nstore\n');
});
