import { SingleBar } from 'cli-progress';

/** Shows on a terminal how many rows have been checked. Nothing is shown elsewhere. */
export function showProgress(stream: NodeJS.WriteStream, rows: number) {
  const options = {
    format: '{bar} {value} von {total} Zeilen',
    stream,
    // An interrupt leaves the terminal as it was: with its cursor, and wrapping lines.
    hideCursor: false,
    linewrap: true,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    formatValue: (value: number) => value.toLocaleString('de-DE'),
    // Its own way would draw with a timer, which the work keeps from running.
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
