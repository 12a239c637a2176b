import type { UsageFault } from '../command/usage-error.ts';
import type { CommandWords } from './de/command.ts';
import type { ListWords } from './de/lists.ts';
import type { Words } from './words.ts';

/** A language that the command speaks. */
export interface CommandLanguage {
  readonly answers: Words;
  readonly lists: ListWords;
  readonly command: CommandWords;
}

/** The sentence about a fault. */
export const faultSentence = (fault: UsageFault, { faults }: CommandWords): string =>
  (faults[fault.code] as (fault: UsageFault) => string)(fault);
