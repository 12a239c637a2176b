import type { Judgement, Meaning, Typed } from '../answers/judgement.ts';
import type { Said } from '../answers/say.ts';
import { isPolluted, withoutPrototype } from '../without-prototype.ts';
import { fill, withdraw } from './fill.ts';
import { say } from './line.ts';

/** Judges texts, and says the judgement in a language. */
export type JudgeInWords = (
  typed: readonly Typed[],
  isEnglish: boolean,
) => { readonly judgement: Judgement; readonly said: Said };

/** What the fields of each mode ask for. */
const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = withoutPrototype({
  build: ['blz', 'kontonummer'],
  lookup: ['bank'],
});

/** The name of the event that says what was understood. A page that says more about it prevents its default. */
const READ_EVENT = 'iban-rechner-read';

/** What the widget itself says, at its fields or as its result. */
const SAID_BY_WIDGET = /^(?:fault|missing|refusal)$/;

/**
 * Judges what stands in the fields of a widget's form, fills them with it, and says so in the line, in the language of the
 * form.
 *
 * @param inserted the text that has come into the field at this place at once; missing if the form is submitted
 * @returns whether something is to be asked that the line says, so that the form shows no result
 */
export function readFieldsOfForm(
  form: HTMLFormElement,
  judgeInWords: JudgeInWords,
  inserted?: { readonly place: number; readonly text: string },
): boolean {
  // The reader reads optional properties. There, it can't tell its own from those of the page.
  if (isPolluted()) return false;
  const { host } = form.getRootNode() as ShadowRoot;
  const meanings = MEANINGS[(host as HTMLElement).dataset['mode'] ?? ''] ?? ['iban'];
  const typed = [...form.querySelectorAll('input')].map(({ value }, place) => ({
    meaning: meanings[place] ?? 'iban',
    ...(inserted?.place === place ? { text: inserted.text, isInserted: true } : { text: value }),
  }));
  const { judgement, said } = judgeInWords(typed, form.lang === 'en');
  fill(form, judgement.texts);
  const isAsked = Boolean(judgement.question && !SAID_BY_WIDGET.test(judgement.question.code));
  const sentence = isAsked ? said.question : said.told;
  say(form, isForPage(host, judgement, sentence) ? '' : sentence);
  if (inserted || !isAsked) return false;
  withdraw(form);
  return true;
}

/** Whether the page says on its own what was understood. */
function isForPage(host: Element, judgement: Judgement, sentence: string): boolean {
  if (!sentence) return false;
  const detail = { judgement, sentence };
  return !host.dispatchEvent(new CustomEvent(READ_EVENT, { detail, bubbles: true, cancelable: true }));
}
