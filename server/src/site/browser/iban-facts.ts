import { NO_BIC } from '../../content/sentences.ts';
import { groupedBlz } from '../../directory/blz.ts';
import { type Calculator, type CalculatorBank, calculator } from './calculator.ts';

/** Something known of an IBAN, in German. */
export type Fact = readonly [name: string, text: string];

/**
 * The facts about a valid IBAN: BLZ, account number and bank of a German one, the country of another.
 *
 * @param iban without spaces
 * @param resultBank the bank in the calculator's result, if it has one: a rule may give it another BIC than the directory
 * @param withChecks whether to add what the bank's rule and the account's check digit say, if the calculator knows them
 */
export function factsOf(iban: string, resultBank: CalculatorBank | null, withChecks: boolean): Fact[] {
  if (!iban.startsWith('DE')) return [['Land', nameOfCountry(iban.slice(0, 2))]];
  const blz = iban.slice(4, 12);
  const kontonummer = iban.slice(12).replace(/^0+(?=.)/, '');
  const bank = resultBank ?? calculator().lookupBic(iban);
  const facts: Fact[] = [
    ['Bankleitzahl', groupedBlz(blz)],
    ['Kontonummer', kontonummer],
  ];
  if ('name' in bank) facts.push(['Bank', `${bank.name}, ${bank.city}`], ['BIC', bank.bic ?? NO_BIC]);
  // Notes say that the bank does not exist. Then it has no rule either.
  else if (bank.notes) return facts;
  return withChecks ? [...facts, ...checksOf(iban, blz, kontonummer)] : facts;
}

function checksOf(iban: string, blz: string, kontonummer: string): Fact[] {
  const { validate, buildIban, hint } = calculator();
  const checked = validate(iban);
  const { notes } = checked;
  // Notes and hint come from regeln.js, which may not be loaded.
  if (!notes || !hint) return [];
  const isWrong = notes.length > 0;
  const isRight = hint(checked) !== undefined;
  const unlessWrong = isRight ? 'stimmt' : 'bei dieser Bank nicht prüfbar';
  return [
    ['Prüfziffer der Kontonummer', isWrong ? 'passt nicht zu dieser Bank' : unlessWrong],
    ['IBAN-Regel der Bank', ruleText(buildIban(blz, kontonummer), iban, isWrong)],
  ];
}

function ruleText(built: ReturnType<Calculator['buildIban']>, iban: string, isWrong: boolean): string {
  if ('error' in built) return built.error;
  if (built.iban !== iban) return `ergibt eine andere IBAN: ${built.formatted}`;
  // An IBAN that is not confirmed has a wrong check digit, or the bank's rule is not known.
  return built.confirmed || isWrong ? 'ergibt dieselbe IBAN' : 'ist nicht bekannt';
}

/** The German name of a country, or its code if the browser knows no name. */
function nameOfCountry(code: string): string {
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}
