import type { IbanAnswer } from '../answers.d.ts';
import type { Bank } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import { isSepaCountry } from '../iban/sepa.ts';
import { typedIban } from './grouping.ts';
import type { Knowledge, Language } from './knowledge.ts';
import { onlyFromSentence } from './words.ts';

/** What is known of the text in a field. */
export interface Judgement {
  /** What the form sends: the IBAN without separators. A text that is no IBAN stays as it is. */
  readonly value: string;
  /** null for an empty field, and if embed.js has not run. */
  readonly result: IbanAnswer | null;
  /** Why the form can't be sent, as a sentence; `''` if it can. */
  readonly fault: string;
  /** Why the IBAN is not confirmed, as sentences. */
  readonly notes: readonly string[];
  readonly bank: Bank | undefined;
  /** The IBAN of the Bankleitzahl and account number in the text. */
  readonly offer?: string;
}

/** An account number with its Bankleitzahl has this many digits at least. */
const MIN_DIGITS = 9;
const BLZ_END = 12;

/**
 * @param countries the codes that are allowed, `SEPA` for all of SEPA; none: all countries
 * @param knowledge undefined if embed.js has not run: then nothing is wrong
 */
export function judge(
  text: string,
  knowledge: Knowledge | undefined,
  countries: readonly string[],
  language: Language,
): Judgement {
  const iban = typedIban(text);
  const value = iban ?? text.trim();
  if (!knowledge || value === '') return { value, result: null, fault: '', notes: [], bank: undefined };
  const result = knowledge.explainIban(value);
  const fault = faultOf(value, result, knowledge, countries, language);
  return {
    value,
    result,
    fault,
    notes: fault ? [] : knowledge.notesOn(value, language),
    ...(iban === undefined ? accountIn(value, knowledge, countries) : { bank: bankOf(iban, knowledge) }),
  };
}

function faultOf(
  value: string,
  { country, faults }: IbanAnswer,
  knowledge: Knowledge,
  countries: readonly string[],
  language: Language,
): string {
  if (country && !isAllowed(country, countries)) return onlyFromSentence(countries, language);
  return faults.length > 0 ? (knowledge.faultsOf(value, language)[0] ?? '') : '';
}

const isAllowed = (country: string, countries: readonly string[]) =>
  countries.length === 0 ||
  countries.includes(country) ||
  (countries.includes('SEPA') && isSepaCountry(country));

/** The bank of a German IBAN, also of one whose account number is not typed yet. */
function bankOf(iban: string, knowledge: Knowledge): Bank | undefined {
  return /^DE\d{10}/.test(iban) ? bankAt(iban.slice(4, BLZ_END), knowledge) : undefined;
}

function bankAt(blz: string, knowledge: Knowledge): Bank | undefined {
  const bank = knowledge.lookupBic(blz);
  return hasOwn(bank, 'name') ? bank : undefined;
}

/** The IBAN of a Bankleitzahl and an account number, by the rule of the bank. An unclear text gives none. */
function accountIn(
  text: string,
  knowledge: Knowledge,
  countries: readonly string[],
): Pick<Judgement, 'bank' | 'offer'> {
  const isLongEnough = text.replace(/\D/g, '').length >= MIN_DIGITS;
  const reading = isLongEnough ? knowledge.read(text) : undefined;
  if (reading?.code !== 'account' || !isAllowed('DE', countries)) return { bank: undefined };
  const answer = knowledge.explainAccount(reading.blz, reading.kontonummer);
  if (answer.state === 'none') return { bank: undefined };
  return { bank: answer.bank ?? undefined, offer: answer.iban };
}
