import type {
  AccountAnswer,
  Bank,
  BankAnswer,
  BuiltIban,
  Calculator,
  ComposedIban,
  IbanAnswer,
  IbanParts,
  NotBuilt,
  NotFound,
  Validation,
} from '../api.d.ts';
import { makeCalculator } from '../make-calculator.ts';
import { composeIban as compose } from '../national/compose-iban.ts';
import { composeWith } from '../national/compose-with.ts';
import { ownFields } from '../own-fields.ts';
import { countries } from '../parts/countries.ts';
import { factsIn } from '../parts/facts-in.ts';
import { rulesPart } from '../parts/rules.ts';
import { randomIban as random } from '../random/random-iban.ts';
import type { RandomIban, RandomIbanOptions } from '../random.d.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import { banks, directory } from './snapshot-directory.ts';

export * from '../index.ts';
export type * from '../random.d.ts';
export type * from '../search.d.ts';
export { banksByBic, edition, validateBic, validFrom, validUntil } from './banks.ts';
export { checkNational } from './countries.ts';
export { accountFor, checkByMethod, checkKontonummer, ruleOf } from './rules.ts';
export { searchBanks } from './search.ts';

let calculator: Calculator | undefined;

/** Made at the first use, so that a bundler can leave it out. */
function calculatorOfPackage(): Calculator {
  calculator ??= makeCalculator({ rules: rulesPart(allBankFacts), directory, countries });
  return calculator;
}

/**
 * Checks an IBAN of any of the 89 countries in SWIFT's registry (release 102), with the national check digits that a
 * country has inside it, if they are documented. Never throws.
 *
 * @returns `valid` is what ISO 13616 says. `confirmed` is false where something speaks against the account: a wrong
 *   national check digit, an unknown German bank, a number that the bank's rule never gives. Then `notes` say what
 * @example validate('DE89370400440532013000').confirmed // true
 */
export function validate(iban: string | null | undefined): Validation {
  return calculatorOfPackage().validate(iban);
}

/**
 * Puts a German IBAN together by the IBAN rule of the bank. Separators are ignored. Never throws.
 *
 * @param blz eight digits, of a bank in the Bundesbank's directory
 * @param kontonummer one to ten digits, not all of them zero
 * @returns the IBAN, whether it is `confirmed`, and in `notes` what the rule has changed; or a German sentence in `error`
 */
export function buildIban(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): BuiltIban | NotBuilt {
  return calculatorOfPackage().buildIban(blz, kontonummer);
}

/**
 * Finds any bank of the Bundesbank's directory. Never throws.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @returns `notFound` if the directory does not have it
 */
export function lookupBic(blzOrIban: string | null | undefined): Bank | NotFound {
  return calculatorOfPackage().lookupBic(blzOrIban);
}

/** What is known of an IBAN, as data without language, with rules, directory and national check digits. Never throws. */
export function explainIban(iban: string | null | undefined): IbanAnswer {
  return calculatorOfPackage().explainIban(iban);
}

/** What is known of the IBAN of a Bankleitzahl and an account number, by the rule of the bank, as data. Never throws. */
export function explainAccount(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): AccountAnswer {
  return calculatorOfPackage().explainAccount(blz, kontonummer);
}

/** What the Bundesbank's directory knows of the bank of a Bankleitzahl or a German IBAN, as data. Never throws. */
export function explainBank(blzOrIban: string | null | undefined): BankAnswer {
  return calculatorOfPackage().explainBank(blzOrIban);
}

/**
 * Puts the IBAN of any country in SWIFT's registry together: a German one by the rule of the bank, others with the country's
 * own check digits, if they are documented. Never throws.
 */
export function composeIban(parts: IbanParts): ComposedIban {
  const own = ownFields(parts);
  return composeWith(compose(own), own, calculatorOfPackage());
}

/**
 * A random IBAN for tests, right in every way that can be checked: check digits, the form of its country, the check digits
 * of its account if they are documented, and in Germany the rule of the bank. Never throws.
 *
 * It is made up. By chance, it may be somebody's: never send money or a message to it.
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
