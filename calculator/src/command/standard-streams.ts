import { printable, printableLine } from './printable.ts';
import { reasonOf, UsageError } from './usage-error.ts';

let isClosed = false;

// An error while writing reaches print(). Without a listener, it would also end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/**
 * Writes to the standard output, and waits until that is done. If the output is a terminal, it shows no control characters.
 *
 * A program that reads the output, such as `head`, may end early. That is no error: the rest is not written.
 *
 * @throws {UsageError} if it can't be written: the disk is full
 */
export async function print(piece: string | Uint8Array): Promise<void> {
  if (isClosed) return;
  const shown = typeof piece === 'string' && process.stdout.isTTY ? printable(piece) : piece;
  try {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(shown, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'EPIPE') throw new UsageError({ code: 'not-written', reason });
    isClosed = true;
  }
}

/** Tells a person sentences, one a line, on the standard error output. */
export function printMessages(...sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${printableLine(sentence)}\n`);
}
