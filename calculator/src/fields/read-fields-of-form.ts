import type { KnownBanks } from '../reader/reading.ts';
import { isPolluted, withoutPrototype } from '../without-prototype.ts';
import { GERMAN_FIELD_WORDS } from '../words/de/fields.ts';
import { type FieldWords, lineSentence } from './field-words.ts';
import { fill, withdraw } from './fill.ts';
import { say } from './line.ts';
import type { Inserted, Outcome, ReadTexts } from './outcome.ts';
import { passes, readBuild } from './read-build.ts';
import { readLookup } from './read-lookup.ts';
import { readValidate } from './read-validate.ts';

const READERS: Readonly<Record<string, ReadTexts>> = withoutPrototype({
  build: readBuild,
  lookup: readLookup,
});

/** The name of the event that says what the reader has understood. A page that says more about it prevents its default. */
const READ_EVENT = 'iban-rechner-read';

/** What the reader knows. */
export interface Knowledge {
  readonly banks: KnownBanks;
  /** Only if en.js has come. */
  readonly english?: FieldWords | undefined;
}

/**
 * Reads what stands in the fields of a widget's form, fills them with it, and says so in the line, in the language of the
 * form.
 *
 * @param inserted missing if the form is submitted
 * @returns whether no account is clear, though each field alone would pass for right
 */
export function readFieldsOfForm(
  form: HTMLFormElement,
  { banks, english }: Knowledge,
  inserted?: Inserted,
): boolean {
  // The reader reads optional properties. There, it can't tell its own from those of the page.
  if (isPolluted()) return false;
  const { host } = form.getRootNode() as ShadowRoot;
  const { mode = '' } = (host as HTMLElement).dataset;
  const texts = [...form.querySelectorAll('input')].map(({ value }) => value);
  const outcome = (READERS[mode] ?? readValidate)(texts, banks, inserted);
  fill(form, outcome.texts);
  const words = form.lang === 'en' && english ? english : GERMAN_FIELD_WORDS;
  const sentence = lineSentence(outcome.line, words);
  say(form, isForPage(host, outcome, sentence) ? '' : sentence);
  const isClear = /^(?:account|incomplete|nothing)$/.test(outcome.reading.code);
  if (inserted || mode !== 'build' || isClear || !passes(texts)) return false;
  withdraw(form);
  return true;
}

/** Whether the page says on its own what the reader has understood. */
function isForPage(host: Element, { reading }: Outcome, sentence: string): boolean {
  if (!sentence) return false;
  const detail = { reading, sentence };
  return !host.dispatchEvent(new CustomEvent(READ_EVENT, { detail, bubbles: true, cancelable: true }));
}
