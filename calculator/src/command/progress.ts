import { SingleBar } from 'cli-progress';
import type { CommandWords } from '../words/de/command.ts';

/** Shows how many rows have been checked, as a bar. On a stream that is no terminal, it shows nothing. */
export function showProgress(stream: NodeJS.WriteStream, rows: number, words: CommandWords) {
  const options = {
    format: words.progress,
    stream,
    // Otherwise an interrupt would leave the terminal without its cursor, and without wrapping lines.
    hideCursor: false,
    linewrap: true,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    formatValue: words.number,
    // By default the bar is drawn by a timer, which would not run while rows are checked.
    synchronousUpdate: true,
    noTTYOutput: false,
    clearOnComplete: true,
  };
  const bar = new SingleBar(options);
  if (stream.isTTY) bar.start(rows, 0);
  return {
    update: (checked: number) => bar.update(checked),
    end: () => bar.stop(),
  };
}
