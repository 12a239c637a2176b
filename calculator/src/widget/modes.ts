import type { Bank, BuiltIban, NotFound, Validation } from '../api.d.ts';
import { calculator } from '../calculator.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { looksLikeIban } from '../iban/explain.ts';
import { blzSentence, kontonummerSentence } from '../messages/faults.ts';
import { BUILD, LOOKUP, SEARCH_FAULT, VALIDATE } from '../messages/widget.ts';

/** What any of the three functions returns. */
export type Result = Partial<Validation & BuiltIban & Bank & NotFound & { error: string }>;

export interface Field {
  readonly label: string;
  /** A number: phones show their keypad for digits. */
  readonly isNumber?: boolean;
  /** What is wrong with the text, as sentences; only the first one is shown. */
  readonly faults: (typed: string) => readonly string[];
}

export interface Mode {
  /** The value of `data-mode`. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** What the button says. */
  readonly action: string;
  /** The function that answers what was typed. */
  readonly ask: 'validate' | 'buildIban' | 'lookupBic';
  /** What stands above the result. */
  readonly heading?: string;
  /** What stands below the result: how far it goes. */
  readonly limit?: string;
}

/** The first one also serves where a page names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    name: 'validate',
    fields: [{ label: VALIDATE.label, faults: (typed) => calculator.validate(typed).reasons }],
    action: VALIDATE.action,
    ask: 'validate',
    heading: VALIDATE.heading,
  },
  {
    name: 'build',
    fields: [
      {
        label: BUILD.blz,
        isNumber: true,
        faults: (typed) => explainBlz(typed).map(blzSentence),
      },
      {
        label: BUILD.kontonummer,
        isNumber: true,
        faults: (typed) => explainKontonummer(typed).map(kontonummerSentence),
      },
    ],
    action: BUILD.action,
    ask: 'buildIban',
    heading: BUILD.heading,
    limit: BUILD.limit,
  },
  {
    name: 'lookup',
    fields: [{ label: LOOKUP.label, faults: searchFaults }],
    action: LOOKUP.action,
    ask: 'lookupBic',
  },
];

/** What begins with a digit was meant to be a BLZ. */
function searchFaults(typed: string): readonly string[] {
  const text = clean(typed);
  if (/^\d/.test(text)) return explainBlz(typed).map(blzSentence);
  return looksLikeIban(text) ? calculator.validate(typed).reasons : [SEARCH_FAULT];
}
