import type { BuiltIban, Validation } from '../../calculator/functions.ts';
import { groupedBlz } from '../../calculator/numbers.ts';
import { COMPUTED, COMPUTED_LIMIT, NO_BIC } from '../../content/sentences.ts';
import { calculator } from './calculator.ts';

/** Something known of an IBAN, in German. */
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
    : [['Land', nameOfCountry(iban.slice(0, 2))] as const];
  const { confirmed = false, notes = [] } = result;
  const reason = notes.length > 0 || confirmed ? notes.join(' ') : COMPUTED_LIMIT;
  return [
    ...facts,
    ['Ergebnis', confirmed ? '✓ formal richtig' : `⚠ ${COMPUTED}`],
    ...(reason ? [['Hinweis', reason] as const] : []),
  ];
}

/** @param resultBank the bank in the result, if it has one: a rule may give it another BIC than the directory */
function germanFacts(iban: string, resultBank: BuiltIban['bank']): Fact[] {
  const bank = resultBank ?? calculator().lookupBic(iban);
  const facts: Fact[] = [
    ['Bankleitzahl', groupedBlz(iban.slice(4, 12))],
    ['Kontonummer', iban.slice(12).replace(/^0+(?=.)/, '')],
  ];
  if ('name' in bank) facts.push(['Bank', `${bank.name}, ${bank.city}`], ['BIC', bank.bic ?? NO_BIC]);
  return facts;
}

/** The German name of a country, or its code if the browser knows no name. */
function nameOfCountry(code: string): string {
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}
