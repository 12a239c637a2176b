import type { Bank, BuiltIban, NotFound, Validation } from '../api.d.ts';
import { calculator } from '../calculator.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { looksLikeIban } from '../iban/explain.ts';
import type { PartName } from '../parts/shared.ts';
import { blzSentence, kontonummerSentence } from '../words/de/faults.ts';
import { BUILD, LOOKUP, SEARCH_FAULT, VALIDATE } from '../words/de/widget.ts';

/** The fields that a result of the three functions may have. */
export type Result = Partial<Validation & BuiltIban & Bank & NotFound & { error: string }>;

export interface Field {
  readonly label: string;
  /** Whether it takes a number: then phones show their keypad for digits. */
  readonly isNumber?: boolean;
  /** Returns what is wrong with the text, as sentences. The widget shows the first one. */
  readonly faults: (typed: string) => readonly string[];
}

export interface Mode {
  /** The value of `data-mode`. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** The words of the button. */
  readonly action: string;
  /** The function that is called with the typed texts. */
  readonly ask: 'validate' | 'buildIban' | 'lookupBic';
  /** The scripts beside embed.js whose knowledge the mode needs. */
  readonly parts: readonly PartName[];
  /** The heading of a confirmed IBAN; missing if the result is no IBAN. */
  readonly confirmed?: string;
}

/** The first one is also for a page that names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    name: 'validate',
    fields: [{ label: VALIDATE.label, faults: (typed) => calculator.validate(typed).reasons }],
    action: VALIDATE.action,
    ask: 'validate',
    parts: ['regeln', 'banken', 'laender'],
    confirmed: VALIDATE.confirmed,
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
    parts: ['regeln', 'banken'],
    confirmed: BUILD.confirmed,
  },
  {
    name: 'lookup',
    fields: [{ label: LOOKUP.label, faults: searchFaults }],
    action: LOOKUP.action,
    ask: 'lookupBic',
    parts: ['banken'],
  },
];

/** The faults of a text in the search field. A text that begins with a digit is read as a BLZ. */
function searchFaults(typed: string): readonly string[] {
  const text = clean(typed);
  if (/^\d/.test(text)) return explainBlz(typed).map(blzSentence);
  return looksLikeIban(text) ? calculator.validate(typed).reasons : [SEARCH_FAULT];
}
