import type { Calculator, IbanParts } from '../answers/api.ts';
import { type ComposedIban, composeIban as compose } from '../answers/compose-iban.ts';
import { countries } from '../answers/countries-part.ts';
import type { Judgement } from '../answers/judgement.ts';
import { type RandomIban, type RandomIbanOptions, randomIban as random } from '../answers/random.ts';
import { factsIn } from '../answers/rules-part.ts';
import { makeFromParts } from '../answers/with-parts.ts';
import { bicMatches as matches } from '../iban/bic.ts';
import { ownFields } from '../iban/own-properties.ts';
import { bicByRule } from '../rules/account-for.ts';
import { ruleOf, rules } from './rules.ts';
import { banks, directory } from './snapshot-directory.ts';

export type * from '../answers/judgement.ts';
export type * from '../answers/random.ts';
export { banksByBic, directoryFrom, edition, validateBic, validFrom, validUntil } from './banks.ts';
export { checkNational } from './countries.ts';
export * from './index.ts';
export { accountFor, checkByMethod, checkKontonummer, ruleOf } from './rules.ts';
export type * from './search.ts';
export { searchBanks } from './search.ts';

const parts = { rules, directory, countries };

const calculator = /* @__PURE__ */ makeFromParts(parts);

/**
 * Checks an IBAN of any of the 89 countries in SWIFT's registry (release 102), with the national check digits that a
 * country has inside it, if they are documented. Never throws.
 *
 * @returns `valid` is what ISO 13616 says. `confirmed` is false if anything casts doubt on the account: a wrong
 *   national check digit, an unknown German bank, a number that the bank's rule never gives. Then `notes` say what
 * @example validate('DE89370400440532013000').confirmed // true
 */
export const validate: Calculator['validate'] = (iban) => calculator.validate(iban);

/**
 * Puts a German IBAN together by the IBAN rule of the bank. Separators are ignored. Never throws.
 *
 * @param blz eight digits, of a bank in the Bundesbank's directory
 * @param kontonummer one to ten digits, not all of them zero
 * @returns the IBAN, whether it is `confirmed`, and in `notes` what the rule has changed; or a German `error`
 */
export const buildIban: Calculator['buildIban'] = (blz, kontonummer) =>
  calculator.buildIban(blz, kontonummer);

/**
 * Finds any bank of the Bundesbank's directory. Never throws.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @returns `notFound` if the directory does not have it
 */
export const lookupBic: Calculator['lookupBic'] = (blzOrIban) => calculator.lookupBic(blzOrIban);

/** What rules, directory and national check digits say about an IBAN, as data without language. Never throws. */
export const explainIban: Calculator['explainIban'] = (iban) => calculator.explainIban(iban);

/** The IBAN of a Bankleitzahl and an account number by the rule of the bank, as data. Never throws. */
export const explainAccount: Calculator['explainAccount'] = (blz, kontonummer) =>
  calculator.explainAccount(blz, kontonummer);

/** What the Bundesbank's directory knows of the bank of a Bankleitzahl or a German IBAN, as data. Never throws. */
export const explainBank: Calculator['explainBank'] = (blzOrIban) => calculator.explainBank(blzOrIban);

/**
 * Puts the IBAN of any country in SWIFT's registry together: a German one by the rule of the bank, others with the
 * country's own check digits, if they are documented. Never throws.
 */
export function composeIban(parts: IbanParts): ComposedIban {
  const own: Partial<IbanParts> = ownFields(parts);
  const composed = compose(own);
  if (composed.state === 'none') return composed;
  const answer = composed.iban.startsWith('DE')
    ? calculator.explainAccount(own.bankCode, own.account)
    : calculator.explainIban(composed.iban);
  if (answer.state === 'none')
    return { state: 'none', faults: [], ...('refusal' in answer && { refusal: answer.refusal }) };
  return { state: answer.state, iban: answer.iban, notes: answer.notes, faults: [] };
}

/**
 * Whether a BIC is that of the bank of an IBAN. Never throws.
 *
 * @returns null if it is unknown: one of the two is not valid, the IBAN is not German and the country matches, the
 *   directory lacks the bank, or the BIC may be that of another office of the same bank
 * @example bicMatches('DE89370400440532013000', 'COBADEFF') // true
 */
export function bicMatches(iban: string | null | undefined, bic: string | null | undefined): boolean | null {
  const bicsOf = (blz: string) => {
    const bank = directory.find(blz);
    const rule = ruleOf(blz)?.rule.number ?? 0;
    return bank ? [bank.bic, bicByRule(rule, blz)].filter((known) => known !== null) : [];
  };
  return matches(iban, bic, bicsOf, banks().values());
}

/**
 * Reads the account in a text with any words around it, as our pages do: an IBAN, or Bankleitzahl and account number.
 * It shortens no number and joins no two: if several accounts may be meant, it asks. Never throws, and sends nothing.
 *
 * @param text with line breaks, which separate numbers
 * @returns `iban` with what is known of it, or a `question` with its choices. Neither, if the text has no number
 * @example readAccount('Kto 532013000 BLZ 37040044').iban?.iban // 'DE89370400440532013000'
 */
export function readAccount(text: string | null | undefined): Judgement {
  const typed = typeof text === 'string' ? text : '';
  return directory.judge([{ meaning: 'text', text: typed }], parts);
}

/**
 * A random IBAN for tests, valid in every way that can be checked: check digits, the form of its country, the check
 * digits of its account if they are documented, and in Germany the rule of the bank. Never throws.
 *
 * It is made up. By chance, it may be a real person's: never send money or a message to it.
 *
 * @param options in Germany, the bank may be named; everywhere else, the bank is that of the registry's example
 * @example randomIban({ country: 'FR' }).iban // 'FR…'
 */
export function randomIban(options?: RandomIbanOptions): RandomIban {
  return random(options, {
    blzs: () => [...banks().keys()],
    factsOf: (blz) => factsIn(directory.edition())(blz),
  });
}
