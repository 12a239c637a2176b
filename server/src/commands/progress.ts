import type { Step } from '../sync/run.ts';

/** Shows the progress of a run: a line for each step, and one with the size of what was downloaded. */
export function showProgress(stream: NodeJS.WriteStream) {
  let read = 0;
  const end = () => {
    if (read > 0) stream.write(`  ${(read / 1e6).toFixed(2)} MB\n`);
    read = 0;
  };
  return {
    step: (step: Step) => {
      end();
      stream.write(`${step}\n`);
    },
    bytes: (bytes: number) => {
      read = bytes;
    },
    end,
  };
}
