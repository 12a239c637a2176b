import { Presets, SingleBar } from 'cli-progress';
import type { FullCalculator } from '../answers/api.ts';
import type { ListWords } from '../lists/de.ts';
import type { Outcome } from '../lists/list.ts';
import type { CommandLanguage, CommandWords } from './de.ts';
import { reasonOf, UsageError } from './usage-error.ts';

/** Characters that a terminal obeys: control characters, and those that turn the direction of text or end a line. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
const UNPRINTABLE_BUT_LAYOUT = /(?!\r?\n|\t)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** A sentence for the terminal, in one line. A character that the terminal would obey becomes `�`. */
export const printableLine = (sentence: string) => sentence.replace(UNPRINTABLE, '�');

/** A text for the terminal, with its tabs and line breaks. */
export const printable = (text: string) => text.replace(UNPRINTABLE_BUT_LAYOUT, '�');

let isClosed = false;

// An error while writing reaches print(). Without a listener, it would also end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/**
 * Writes a piece to the standard output, and waits until it is written. A terminal gets no control characters. If the
 * program that reads the output ends early, such as `head`, the rest is not written. That is not an error.
 *
 * @throws {UsageError} if the write fails, as on a full disk
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

/** Prints sentences to the standard error output, one a line. */
export function printMessages(...sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${printableLine(sentence)}\n`);
}

/** Shows how many rows have been checked, as a bar. On a stream that is not a terminal, it shows nothing. */
export function showProgress(stream: NodeJS.WriteStream, rows: number, words: CommandWords) {
  const options = {
    format: words.progress,
    stream,
    // Otherwise an interrupt would leave the terminal without wrapping lines.
    linewrap: true,
    barsize: 24,
    formatValue: words.number,
    clearOnComplete: true,
  };
  const bar = new SingleBar(options, Presets.shades_classic);
  if (stream.isTTY) bar.start(rows, 0);
  return bar;
}

/** The exit statuses of the command. The text of --help names them, too. */
export const EXIT = {
  /** Every account has an IBAN, and none is in doubt. */
  RIGHT: 0,
  /** An account is in doubt, faulty or without IBAN, or no bank was found. */
  LOOK: 1,
  /** The arguments are wrong, or a file can't be read or written. */
  FAILED: 2,
} as const;

/** Whether a person should look at an account with this outcome. */
export const needsLook = (outcome: Outcome) => !['right', 'changed', 'absent', 'skipped'].includes(outcome);

/** The functions, with all parts, and the words of the language in which the command answers. */
export interface Speaker {
  readonly functions: FullCalculator;
  readonly words: CommandLanguage;
}

/** A value with its label in front: `BIC       COBADEFFXXX`. All values of a language begin at the same place. */
export function labelled(
  what: Exclude<keyof ListWords['resultColumns'], 'unverifiedIban'>,
  value: string,
  { lists }: CommandLanguage,
) {
  const { unverifiedIban: _, ...resultColumns } = lists.resultColumns;
  const width = Math.max(...Object.values(resultColumns).map((label) => label.length)) + 2;
  return `${resultColumns[what].padEnd(width)}${value}`;
}
