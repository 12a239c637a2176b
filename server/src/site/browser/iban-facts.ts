import type { BuiltIban, Validation } from '../../calculator/functions.ts';
import { groupedBlz } from '../../calculator/numbers.ts';
import { calculator } from './calculator.ts';
import { HOME_WORDS } from './words/home-words.ts';

const { language, facts: WORDS } = HOME_WORDS;

/** Something known of an IBAN, in the language of the page. */
export type Fact = readonly [name: string, text: string];

/** A result of the calculator that has an IBAN. */
export type IbanResult = BuiltIban | Validation;

/** The IBAN of a result, without spaces. */
export const ibanOf = ({ formatted }: IbanResult) => formatted.replaceAll(' ', '');

/**
 * The facts about the IBAN of a result: BLZ, account number and bank of a German one, the country of another, and whether
 * the calculator confirms it. If it does not, they say why, in the words of the calculator.
 */
export function factsOf(result: IbanResult): Fact[] {
  const iban = ibanOf(result);
  const facts = iban.startsWith('DE')
    ? germanFacts(iban, 'bank' in result ? result.bank : null)
    : [[WORDS.country, nameOfCountry(iban.slice(0, 2))] as const];
  const { confirmed = false, notes = [] } = result;
  const reason = notes.length > 0 || confirmed ? notes.join(' ') : WORDS.computedLimit;
  return [
    ...facts,
    [WORDS.result, confirmed ? WORDS.confirmed : WORDS.computed],
    ...(reason ? [[WORDS.note, reason] as const] : []),
  ];
}

/** @param resultBank the bank in the result, if it has one: a rule may give it another BIC than the directory */
function germanFacts(iban: string, resultBank: BuiltIban['bank']): Fact[] {
  const bank = resultBank ?? calculator().lookupBic(iban);
  const facts: Fact[] = [
    [WORDS.blz, groupedBlz(iban.slice(4, 12))],
    [WORDS.kontonummer, iban.slice(12).replace(/^0+(?=.)/, '')],
  ];
  if ('name' in bank)
    facts.push([WORDS.bank, `${bank.name}, ${bank.city}`], ['BIC', bank.bic ?? WORDS.noBic]);
  return facts;
}

/** The name of a country, or its code if the browser knows no name. */
function nameOfCountry(code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
