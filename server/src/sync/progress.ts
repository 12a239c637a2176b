import { type Options, SingleBar } from 'cli-progress';
import { STEPS, type Step } from './run.ts';

/** Shows the progress of a run: as a bar on a terminal, else as one line for each step. */
export function showProgress(stream: NodeJS.WriteStream) {
  return stream.isTTY ? bar(stream) : lines(stream);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

function lines(stream: NodeJS.WriteStream) {
  let read = 0;
  const flush = () => {
    if (read > 0) stream.write(`  ${megabytes(read)}\n`);
    read = 0;
  };
  return {
    step: (step: Step) => {
      flush();
      stream.write(`${step}\n`);
    },
    bytes: (bytes: number) => {
      read = bytes;
    },
    end: flush,
  };
}

function bar(stream: NodeJS.WriteStream) {
  // Each step is one part of the bar. Only the download is slow enough to show progress within its part.
  const options: Options = {
    format: '{bar} {step} {size}',
    stream,
    hideCursor: true,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    autopadding: true,
  };
  const shown = new SingleBar(options);
  const payload = { step: '', size: '' };
  shown.start(STEPS.length, 0, payload);
  return {
    step: (step: Step) => shown.update(STEPS.indexOf(step), { ...payload, step }),
    bytes: (read: number, total: number | null) => {
      payload.size = megabytes(read);
      shown.update(total ? Math.min(1, read / total) : 0, payload);
    },
    end: () => shown.stop(),
  };
}
