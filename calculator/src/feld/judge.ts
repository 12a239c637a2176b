import type { IbanAnswer } from '../answers.d.ts';
import type { BuiltIban } from '../api.d.ts';
import type { Bank, NotFound } from '../bank.d.ts';
import { isSepaCountry } from '../iban/sepa.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { typedIban } from './grouping.ts';
import type { Knowledge } from './knowledge.ts';

/** What is known of the text in a field. */
export interface Judgement {
  /** What the form sends: the IBAN without separators. A text that is no IBAN stays as it is. */
  readonly value: string;
  /** The IBAN, if it is right and allowed here. Otherwise `''`. */
  readonly iban: string;
  /** Whether nothing speaks against the IBAN. */
  readonly isConfirmed: boolean;
  /** null for an empty field, and if embed.js has not run. It is made when somebody asks for it: most pages don't. */
  readonly result: () => IbanAnswer | null;
  /** Why the form can't be sent, as a sentence; `''` if it can. */
  readonly fault: string;
  /** Why the IBAN is not confirmed, as sentences. */
  readonly notes: readonly string[];
  readonly bank?: Partial<Bank & NotFound> | null;
  /** The IBAN of the Bankleitzahl and account number in the text. */
  readonly offer?: string;
}

/** An account number with its Bankleitzahl has this many digits at least. */
const ACCOUNT = /(?:\d\D*){9}/;

/**
 * @param allowed the codes of the countries that are allowed, in one text, `SEPA` for all of SEPA; none: all countries
 * @param knowledge undefined if embed.js has not run: then nothing is wrong
 */
export function judge(text: string, knowledge: Knowledge | undefined, allowed: string): Judgement {
  const typed = typedIban(text);
  const value = typed ?? text.trim();
  if (!knowledge || value === '')
    return { value, iban: '', isConfirmed: false, result: () => null, fault: '', notes: [] };
  const countries: readonly string[] = allowed.toUpperCase().match(/[A-Z]+/g) ?? [];
  const isAllowed = (country: string | null) =>
    !country ||
    countries.length === 0 ||
    countries.includes(country) ||
    (countries.includes('SEPA') && isSepaCountry(country));

  const { confirmed = false, country, reasons, notes = [] } = withoutPrototype(knowledge.validate(value));
  const [fault = ''] = isAllowed(country) ? reasons : [knowledge.words.onlyFrom(countries)];
  let result: IbanAnswer | undefined;
  return {
    value,
    iban: fault ? '' : value,
    isConfirmed: confirmed,
    result() {
      result ??= knowledge.explainIban(value);
      return result;
    },
    fault,
    notes,
    ...(typed === undefined
      ? isAllowed('DE') && accountIn(value, knowledge)
      : // Also of an IBAN whose account number is not typed yet.
        /^DE\d{10}/.test(typed) && { bank: withoutPrototype(knowledge.lookupBic(typed.slice(4, 12))) }),
  };
}

/** The IBAN of a Bankleitzahl and an account number, by the rule of the bank. An unclear text gives none. */
function accountIn(text: string, knowledge: Knowledge): Pick<Judgement, 'bank' | 'offer'> | undefined {
  const reading = ACCOUNT.test(text) ? knowledge.read(text) : undefined;
  if (reading?.code !== 'account') return undefined;
  const { iban, bank }: Partial<BuiltIban & { error: string }> = withoutPrototype(
    knowledge.buildIban(reading.blz, reading.kontonummer),
  );
  return iban ? { bank: bank ?? null, offer: iban } : undefined;
}
