import { buildIban } from '../build-iban.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { looksLikeIban } from '../iban/explain.ts';
import { lookupBic } from '../lookup-bic.ts';
import type { PartName } from '../parts/shared.ts';
import type { Replies } from '../results/reply.ts';
import { validate } from '../validate.ts';
import { blzSentence, kontonummerSentence } from '../words/de/faults.ts';
import { BUILD, LOOKUP, SEARCH_FAULT, VALIDATE } from '../words/de/widget.ts';

export interface Field {
  /** The page's own words for it stand in `data-label-NAME`. */
  readonly name: 'iban' | 'blz' | 'account';
  readonly label: string;
  /** The keys that phones show. */
  readonly inputMode: 'numeric' | 'text';
}

export interface Mode {
  /** The value of `data-mode`. */
  readonly name: keyof Replies;
  readonly fields: readonly Field[];
  /** The words of the button. */
  readonly action: string;
  /** The scripts beside embed.js whose knowledge the mode needs. */
  readonly parts: readonly PartName[];
}

/** The first one is also for a page that names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    name: 'validate',
    fields: [{ name: 'iban', label: VALIDATE.label, inputMode: 'text' }],
    action: VALIDATE.action,
    parts: ['regeln', 'banken', 'laender'],
  },
  {
    name: 'build',
    fields: [
      { name: 'blz', label: BUILD.blz, inputMode: 'numeric' },
      { name: 'account', label: BUILD.kontonummer, inputMode: 'numeric' },
    ],
    action: BUILD.action,
    parts: ['regeln', 'banken'],
  },
  {
    name: 'lookup',
    fields: [{ name: 'blz', label: LOOKUP.label, inputMode: 'text' }],
    action: LOOKUP.action,
    parts: ['banken'],
  },
];

/** What the German widgets are told as long as no part has come. */
export const plainReplies: Replies = {
  validate(text) {
    const result = validate(text);
    const [fault] = result.reasons;
    return { result, faults: [fault], bank: lookupBic(text) };
  },
  build(blz, kontonummer) {
    const result = buildIban(blz, kontonummer);
    const [blzFault] = explainBlz(blz).map(blzSentence);
    const [kontonummerFault] = explainKontonummer(kontonummer).map(kontonummerSentence);
    return { result, faults: [blzFault, kontonummerFault], bank: lookupBic(blz) };
  },
  lookup(text) {
    const bank = lookupBic(text);
    const [fault] = searchFaults(clean(text));
    return { result: bank, faults: [fault], bank };
  },
};

/** The faults of a text in the search field. @param text one that begins with a digit is read as a Bankleitzahl */
function searchFaults(text: string): readonly string[] {
  if (/^\d/.test(text)) return explainBlz(text).map(blzSentence);
  return looksLikeIban(text) ? validate(text).reasons : [SEARCH_FAULT];
}
