import type { UsageFault } from '../command/usage-error.ts';
import type { ListWords } from './list-words.ts';
import type { Words } from './words.ts';

/** The words and sentences of a language that only the command says. */
export interface CommandWords {
  /** What `--help` prints. @param codes of the languages */
  readonly help: (codes: readonly string[]) => string;
  /** What `--version` prints, without the end of the line. The days are those of the directory: `2026-03-09`. */
  readonly version: (version: string, validFrom: string, validUntil: string) => string;
  readonly faults: {
    readonly [Code in UsageFault['code']]: (fault: Extract<UsageFault, { code: Code }>) => string;
  };
  /** Bankleitzahl and account number stood in each other's place. */
  readonly swapped: string;
  /** In place of a BIC, for a bank without one. */
  readonly noBic: string;
  readonly noBlz: string;
  /** @param isGerman whether its country is Germany */
  readonly unknownBic: (bic: string, isGerman: boolean) => string;
  /** Behind the first banks that a search has found. */
  readonly moreBanks: (count: number) => string;
  readonly sheetRead: (name: string) => string;
  readonly freeTextRead: string;
  /** @param counts by the names of the outcomes, without zeros */
  readonly summary: (rows: number, counts: readonly (readonly [count: number, outcome: string])[]) => string;
  /** Of the bar, as cli-progress has it. */
  readonly progress: string;
  readonly number: (value: number) => string;
}

/** A language that the command speaks. */
export interface CommandLanguage {
  readonly answers: Words;
  readonly lists: ListWords;
  readonly command: CommandWords;
}

/** The sentence about a fault. */
export const faultSentence = (fault: UsageFault, { faults }: CommandWords): string =>
  (faults[fault.code] as (fault: UsageFault) => string)(fault);
