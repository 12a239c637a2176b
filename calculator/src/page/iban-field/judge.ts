import type { IbanAnswer } from '../../answers/answer.ts';
import type { ThreeFunctions } from '../../answers/api.ts';
import type { Judgement } from '../../answers/judgement.ts';
import type { Message } from '../../answers/say.ts';
import type { Bank, NotFound } from '../../banks/bank.ts';
import { group } from '../../iban/clean.ts';
import { isSepaCountry } from '../../iban/faults.ts';
import type { HintWords } from './de.ts';
import { typedIban } from './input.ts';

/** What the field asks the calculator. */
export interface Knowledge extends Pick<ThreeFunctions, 'validate'> {
  explainIban(iban: string): IbanAnswer;
  /** In the same language as the sentences. */
  readonly words: HintWords;
  /** Missing until rechner.js, or all of the package, has loaded. */
  readonly whole?: WholeKnowledge;
}

interface WholeKnowledge extends Pick<ThreeFunctions, 'buildIban'> {
  /** With the name that customers know: ING, not ING-DiBa. */
  lookupBic: ThreeFunctions['lookupBic'];
  /** Judges a text in a field for an IBAN. */
  judge(text: string): { readonly judgement: Judgement; readonly said: Message };
}

/** Where the knowledge comes from: rechner.js, or the package. */
export interface Source {
  /** In English once its words have loaded. */
  knowledge(isEnglish: boolean): Knowledge;
  /** Loads the whole, once. What was typed has no influence on this. */
  loadWhole(): void;
  loadEnglish(): void;
}

export interface FieldJudgement {
  /** What the form sends: the IBAN without separators. A text that is not an IBAN stays as it is. */
  readonly value: string;
  /** The IBAN, if it is valid and allowed here. Otherwise `''`. */
  readonly iban: string;
  /** Whether nothing casts doubt on the IBAN. */
  readonly isConfirmed: boolean;
  /** null for an empty field. It is made when the page reads it: most pages don't. */
  readonly result: () => IbanAnswer | null;
  /** Why the form can't be sent, as a sentence; `''` if it can. */
  readonly fault: string;
  /** Why the IBAN is not confirmed, as sentences. */
  readonly notes: readonly string[];
  readonly bank?: Bank | NotFound | null | undefined;
  /** What is asked of a text that may mean several accounts. */
  readonly asked?: string | undefined;
  readonly offers?: readonly Offer[];
}

/** An IBAN that can replace the text, and the words on its button. */
export interface Offer {
  readonly words: string;
  readonly iban: string;
}

/** What a form sends of a text: an IBAN without separators; any other text without white space at its ends. */
export const sentText = (text: string): string => typedIban(text) ?? text.trim();

/** What validate() says of an IBAN. That its country is not allowed is a fault, too. */
function check(iban: string, { validate, words }: Knowledge, allowed: string) {
  const countries: readonly string[] = allowed.toUpperCase().match(/[A-Z]+/g) ?? [];
  const { confirmed = false, country, reasons, notes = [] } = validate(iban);
  const isAllowed =
    !country ||
    !countries[0] ||
    countries.includes(country) ||
    (countries.includes('SEPA') && isSepaCountry(country));
  const [fault = ''] = isAllowed ? reasons : [words.onlyFrom(countries)];
  return { isConfirmed: confirmed, fault, notes };
}

/**
 * @param allowed the codes of the countries that are allowed, in one text, `SEPA` for all of SEPA; none: all countries
 */
export function judgeField(text: string, knowledge: Knowledge, allowed: string): FieldJudgement {
  const typed = typedIban(text);
  const value = sentText(text);
  if (value === '') return { value, iban: '', isConfirmed: false, result: () => null, fault: '', notes: [] };
  const checked = check(value, knowledge, allowed);
  let result: IbanAnswer | undefined;
  return {
    value,
    iban: checked.fault ? '' : value,
    result() {
      result ??= knowledge.explainIban(value);
      return result;
    },
    ...checked,
    ...(typed === undefined
      ? judgeOther(value, knowledge, allowed)
      : // The bank is known before the account number is typed.
        /^DE\d{10}/.test(typed) && knowledge.whole && { bank: bankOf(typed, knowledge.whole) }),
  };
}

/** The bank of an IBAN, or of the beginning of one. Only a whole IBAN has a BIC: its rule may name another for it. */
function bankOf(iban: string, { lookupBic }: WholeKnowledge): Bank | NotFound {
  const blz = iban.slice(4, 12);
  const bank = lookupBic(blz);
  if (!bank.name) return bank;
  const { bic = null } = lookupBic(iban);
  return { ...bank, bic };
}

type ChoiceParts = { readonly [Part in 'blz' | 'kontonummer' | 'iban' | 'error']?: string };

/** What is said of a text that is not an IBAN. Each account in it is offered as an IBAN that the field accepts. */
function judgeOther(
  text: string,
  knowledge: Knowledge,
  allowed: string,
): Partial<FieldJudgement> | undefined {
  const { whole, words } = knowledge;
  if (!whole) return undefined;
  const { judgement, said } = whole.judge(text);
  const { question } = judgement;
  if (!question || question.code === 'fault') return undefined;
  const { choices } = question;
  const asked = choices[1] && said.question;
  let fault = said.question;
  const offers = choices.flatMap((choice, place) => {
    // A field for an IBAN has no place for the name of a bank.
    if (choice.code === 'search') return [];
    const parts: ChoiceParts = choice;
    const { iban, error = fault } = parts.iban ? parts : whole.buildIban(parts.blz, parts.kontonummer);
    const wrong = iban ? check(iban, knowledge, allowed).fault : error;
    if (iban && !wrong) return [{ iban, words: (asked && said.choices[place]) || words.offer(group(iban)) }];
    // If there is only one account, its own fault says more than the question.
    if (!asked) fault = wrong;
    return [];
  });
  const bank = 'known' in question ? question.known?.bank : null;
  const { name } = 'blz' in question ? whole.lookupBic(question.blz) : {};
  const named = bank && name ? { ...bank, name } : bank;
  return { bank: named, fault, offers, asked };
}

/** The line under a field without a fault: a question, or the bank of an IBAN, or its country if abroad; or `''`. */
export function lineOf({ bank, iban, isConfirmed, asked }: FieldJudgement, words: HintWords): string {
  if (asked) return asked;
  const known = bank?.name
    ? [bank.name, bank.city, bank.bic && `BIC\u00a0${bank.bic}`].filter(Boolean).join(', ')
    : isConfirmed && words.country(iban.slice(0, 2));
  return known ? (isConfirmed ? '✓ ' : '') + known : '';
}

/** For `data-state` and `:state()`: `typing` has a fault that is not shown yet, `fault` one that is shown. */
export type FieldState = 'empty' | 'typing' | 'fault' | 'computed' | 'confirmed';

/** @param isDone whether a fault is shown: the text is no longer being typed, or the fault was shown before */
export function stateOf({ value, iban, isConfirmed, fault }: FieldJudgement, isDone: boolean): FieldState {
  if (value === '') return 'empty';
  if (fault && isDone) return 'fault';
  if (!iban) return 'typing';
  return isConfirmed ? 'confirmed' : 'computed';
}

/** Sets what stylesheets see as `:state(confirmed)`, if the browser knows states. */
export function setCustomState(internals: ElementInternals | undefined, state: FieldState): void {
  try {
    internals?.states.clear();
    internals?.states.add(state);
  } catch {
    // Chromium before 125 wants names with two dashes.
  }
}
