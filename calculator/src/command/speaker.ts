import type { Calculator } from '../answers/api.ts';
import type { CommandLanguage } from './de.ts';
import { GERMAN_LANGUAGE } from './de.ts';
import { ENGLISH_LANGUAGE } from './en.ts';

/** The languages of the command, by the codes that `--lang` takes. Without it, the command speaks German. */
export const LANGUAGES: Readonly<Record<string, CommandLanguage>> = {
  de: GERMAN_LANGUAGE,
  en: ENGLISH_LANGUAGE,
};

/** What answers in a language. */
export interface Speaker {
  /** With all parts. They answer in the same language. */
  readonly functions: Calculator;
  readonly words: CommandLanguage;
}

/** A value with its label in front: `BIC       COBADEFFXXX`. All values of a language begin at the same place. */
export function labelled(
  what: 'iban' | 'bic' | 'bank' | 'outcome',
  value: string,
  { words: { lists } }: Speaker,
): string {
  const [iban, bic, bank, outcome] = lists.resultColumns;
  const labels = { iban, bic, bank, outcome };
  const width = Math.max(...Object.values(labels).map((label) => label.length)) + 2;
  return `${labels[what].padEnd(width)}${value}`;
}
