import { groupedBlz } from '../../directory/blz.ts';
import { type Calculator, calculator, type FoundBank } from './widgets.ts';

/** With its name. */
export type Fact = readonly [name: string, text: string];

/**
 * What is known of a right IBAN, as names and texts: of a German one BLZ, account number and bank, of another the
 * country.
 *
 * @param iban without spaces
 * @param named its bank where the calculator has named it: a bank's rule may name another BIC than the directory
 * @param withChecks also what the bank's rule and the account's check digit say, where the calculator knows them
 */
export function factsOf(iban: string, named: FoundBank | null, withChecks: boolean): Fact[] {
  if (!iban.startsWith('DE')) return [['Land', nameOfCountry(iban.slice(0, 2))]];
  const blz = iban.slice(4, 12);
  const kontonummer = iban.slice(12).replace(/^0+(?=.)/, '');
  const bank = named ?? calculator().lookupBic(iban);
  const facts: Fact[] = [
    ['Bankleitzahl', groupedBlz(blz)],
    ['Kontonummer', kontonummer],
  ];
  if ('name' in bank)
    facts.push(['Bank', `${bank.name}, ${bank.city}`], ['BIC', bank.bic ?? 'keiner im Verzeichnis']);
  // Of a bank that does not exist, there is no rule to speak of.
  else if (bank.notes) return facts;
  return withChecks ? [...facts, ...checksOf(iban, blz, kontonummer)] : facts;
}

function checksOf(iban: string, blz: string, kontonummer: string): Fact[] {
  const { validate, buildIban, hint } = calculator();
  const checked = validate(iban);
  const { notes } = checked;
  // Without the part that knows the rules, there is nothing to say.
  if (!notes || !hint) return [];
  const isWrong = notes.length > 0;
  const isRight = hint(checked) !== undefined;
  const unlessWrong = isRight ? 'stimmt' : 'bei dieser Bank nicht prüfbar';
  return [
    ['Prüfziffer der Kontonummer', isWrong ? 'passt nicht zu dieser Bank' : unlessWrong],
    ['IBAN-Regel der Bank', ruleSays(buildIban(blz, kontonummer), iban, isWrong)],
  ];
}

function ruleSays(built: ReturnType<Calculator['buildIban']>, iban: string, isWrong: boolean): string {
  if ('error' in built) return built.error;
  if (built.iban !== iban) return `ergibt eine andere IBAN: ${built.formatted}`;
  // What is not confirmed has a wrong check digit or an unknown rule.
  return built.confirmed || isWrong ? 'ergibt dieselbe IBAN' : 'ist nicht bekannt';
}

/** In German; the code where the browser has no names. */
function nameOfCountry(code: string): string {
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}
