import type { AccountAnswer, IbanAnswer, KnownIban } from '../../answers/answer.ts';
import type { Bank, Validation } from '../../answers/api.ts';
import { isCompleteIban } from '../../answers/complete-iban.ts';
import { clean, group } from '../../iban/clean.ts';
import { cleanIban } from '../../iban/faults.ts';
import type { Localized } from '../whole.ts';
import type { Mode } from './widget.ts';

/** What the good view shows for the texts in its fields. */
export interface Reply {
  /** What the function of the mode returns. The page gets it, too. */
  readonly result: object;
  /** A sentence or undefined for each field. */
  readonly faults: ReadonlyArray<string | undefined>;
  readonly known?: KnownIban;
  /** The text is a complete IBAN, and wrong. */
  readonly wrong?: WrongIban;
  /** The bank, if no text has a fault and the bank is known. */
  readonly bank?: Bank | null;
  /** Why there is no IBAN or no bank. Not shown while a text is faulty. */
  readonly refusal?: string | undefined;
}

interface WrongIban {
  readonly iban: string;
  /** What is wrong. */
  readonly sentence: string;
  /** The place of a wrong character, from 1, if that is known. */
  readonly position: number | null;
}

/** A function for each mode. It takes the texts of the fields. */
export type Replies = Readonly<Record<Mode[0], (...texts: string[]) => Reply>>;

/** What was found in the texts already: an IBAN, or a sentence about why there is none. */
export interface Judged {
  readonly iban: KnownIban | null;
  readonly refusal?: string | undefined;
}

/** Answers a form's texts. A valid IBAN or account is judged once: `result` repeats the answer. */
export function repliesOf({ functions, words }: Localized, judged?: Judged): Replies {
  const { faults: sentences, verdicts, widget } = words;
  const rightOf = (answer: IbanAnswer | AccountAnswer) => (answer.state === 'none' ? undefined : answer);
  function wrongIban(text: string): WrongIban | undefined {
    const answer = functions.explainIban(text);
    const { iban, faults } = answer;
    const [fault] = faults;
    // What is wrong with an IBAN that is too short is said at its field.
    if (!fault || !isCompleteIban(answer)) return undefined;
    return {
      iban,
      sentence: fault.code === 'check-digits' ? verdicts.mistyped : sentences.iban(fault, iban),
      position: fault.code === 'character' ? fault.position : null,
    };
  }
  const checkedFields = ({ checked, notes, state }: KnownIban) =>
    checked && { notes: functions.sentences(notes), confirmed: state === 'confirmed' };
  return {
    validate(text = '') {
      const known = judged?.iban ?? rightOf(functions.explainIban(text));
      if (!known) {
        const result = functions.validate(text);
        const wrong = judged?.refusal === undefined && wrongIban(text);
        if (wrong) return { result, faults: [undefined], wrong };
        return { result, faults: [judged?.refusal ?? result.reasons[0]] };
      }
      const { iban, country, bank } = known;
      const formatted = group(iban);
      const result: Validation = { valid: true, country, formatted, reasons: [], ...checkedFields(known) };
      return { result, faults: [undefined], known, bank };
    },
    build(blz = '', kontonummer = '') {
      const answer = functions.explainAccount(blz, kontonummer);
      const known = judged?.iban ?? rightOf(answer);
      if (known) {
        const { iban, bank } = known;
        const result = { iban, formatted: group(iban), bank, ...checkedFields(known) };
        return { result, faults: [undefined, undefined], known, bank };
      }
      const [blzFault] = answer.faults.blz;
      const [kontonummerFault] = answer.faults.kontonummer;
      const faults = [
        blzFault && sentences.blz(blzFault),
        kontonummerFault && sentences.kontonummer(kontonummerFault),
      ];
      const { error } = functions.buildIban(blz, kontonummer);
      const refusal = faults.find(Boolean) ?? judged?.refusal ?? error;
      return { result: { error: refusal }, faults, refusal };
    },
    lookup(text = '') {
      const result = functions.lookupBic(text);
      const { faults, bank, notes } = functions.explainBank(text);
      const [blzFault] = faults.blz;
      const [ibanFault] = faults.iban;
      const iban = cleanIban(text);
      const isIban = /^[A-Z]{2}\d\d\w/.test(iban);
      const fault = isIban
        ? ibanFault && sentences.iban(ibanFault, iban)
        : /^\d/.test(clean(text))
          ? blzFault && sentences.blz(blzFault)
          : widget.searchFault;
      const isForeign = isIban && !iban.startsWith('DE');
      const refusal = functions.sentences(notes)[0] ?? (isForeign ? widget.onlyGerman : undefined);
      return { result, faults: [fault], bank, refusal };
    },
  };
}
