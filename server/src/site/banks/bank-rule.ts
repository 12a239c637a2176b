import { groupedBlz, knownRule, ruleOf } from '../../calculator/functions.ts';
import type { Bank } from '../../directory/bank.ts';

/** The IBAN rule of a bank, as far as the calculator's tables go. */
export interface BankRule {
  /** The Bundesbank's number of the rule: 0 is the standard; null if the tables do not know the bank's rule. */
  readonly number: number | null;
  /** The BLZ in the bank's IBANs: the bank's own, or another one if the rule puts that into all of them. */
  readonly blz: string;
  /** The account number in all IBANs of the bank, as one building society has it; null for other banks. */
  readonly kontonummer: string | null;
}

/** The number of the rule that forbids computing IBANs of a bank. */
export const NO_IBANS = 1;

/** The IBAN rule of a bank. */
export function bankRule(blz: string): BankRule {
  const found = ruleOf(blz, knownRule(blz));
  if (!found) return { number: null, blz, kontonummer: null };
  const kontonummer = found.kontonummer?.replace(/^0+/, '') ?? null;
  return { number: found.rule.number, blz: found.blz, kontonummer };
}

/** The Bundesbank's number of the check digit method for account numbers without a check digit. */
const NO_CHECK_DIGIT = '09';

const NO_CHANGE =
  'Für diese Bankleitzahl ändert die Regel nichts: Die Kontonummer kommt, wie sie ist, in die IBAN.';

/**
 * What the rules with these numbers do.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016. Rules that only replace the BLZ are not
 * listed: ruleSentence() takes the new BLZ from the calculator's tables.
 */
const MEANINGS: readonly (readonly [rules: readonly number[], meaning: string])[] = [
  [
    [4, 6, 7, 10, 11, 15, 16, 17, 18, 22, 23, 24, 44, 51],
    'Für einige kurze Kontonummern, meist Spendenkonten, setzt die Bank eine andere Kontonummer ein. Alle übrigen IBANs folgen der Standardregel.',
  ],
  [
    [5],
    'Fehlt an der Kontonummer die Unterkontonummer 00, wird sie ergänzt. Passt die Prüfziffer der Kontonummer nicht, gibt es keine IBAN.',
  ],
  [
    [20],
    'Kontonummern mit 5\u00a0oder 6\u00a0Ziffern werden um die Unterkontonummer 00 ergänzt, solche mit 7\u00a0Ziffern, wenn ihre Prüfziffer dann passt. Für Kontonummern mit weniger als 5 oder mit 10\u00a0Ziffern gibt es keine IBAN, ebenso wenn die Prüfziffer nicht passt.',
  ],
  [[21], 'Nur Kontonummern mit 6, 7, 9 oder 10\u00a0Ziffern haben eine IBAN.'],
  [
    [26, 27],
    'Einzelne Kontonummern sind richtig, obwohl ihre Prüfziffer nicht passt. Sonst gilt die Standardregel.',
  ],
  [[29], 'Hat eine Kontonummer zehn Ziffern und an vierter Stelle eine Null, fällt diese Null weg.'],
  [
    [32, 33, 34, 35],
    'Bei zehnstelligen Kontonummern bestimmen die ersten drei Ziffern, welche Bankleitzahl der Bank in der IBAN steht. Passt die Prüfziffer der Kontonummer nicht, gibt es keine IBAN.',
  ],
  [
    [36],
    'Sechsstellige Kontonummern werden rechts um drei Nullen ergänzt. Für Kontonummern aus einigen Bereichen und für solche, deren Prüfziffer nicht passt, gibt es keine IBAN.',
  ],
  [[42], 'Nur bestimmte acht- und zehnstellige Kontonummern haben eine IBAN.'],
  [[47], 'Achtstellige Kontonummern werden rechts um zwei Nullen ergänzt.'],
  [
    [49],
    'Steht auf zehn Stellen an der fünften eine 9, ist nicht eindeutig bekannt, wie die IBAN lautet; ebenso bei vier kurzen Kontonummern. Alle übrigen IBANs folgen der Standardregel.',
  ],
  [
    [53],
    'Für eine Reihe von Sonderkonten setzt die Bank eine andere Kontonummer und eine andere Bankleitzahl ein. Alle übrigen IBANs folgen der Standardregel.',
  ],
];

/** What the rule of a bank means for its customers: German sentences without the rule's number. */
export function ruleSentence(bank: Bank, rule: BankRule): string {
  if (rule.number === null)
    return 'Ob diese Bank IBANs nach einer eigenen Regel bildet, ist noch nicht bekannt. Der Rechner nimmt an, dass sie keine hat.';
  if (rule.number === 0)
    return 'Ihre IBAN besteht aus DE, zwei Prüfziffern, dieser Bankleitzahl und Ihrer Kontonummer, die vorn mit Nullen auf zehn Stellen gebracht wird. Diese Bank hat keine eigene Regel.';
  if (rule.number === NO_IBANS)
    return 'Aus dieser Bankleitzahl darf niemand eine IBAN berechnen. Wie Ihre IBAN lautet, sagt Ihnen die Bank.';
  return `Diese Bank bildet IBANs nach einer eigenen Regel; der Rechner wendet sie an. ${meaningOf(rule.number, bank, rule)}`;
}

function meaningOf(number: number, { blz, checkMethod }: Bank, rule: BankRule): string {
  if (rule.kontonummer !== null)
    return `Alle Konten stehen in der IBAN unter der Kontonummer\u00a0${rule.kontonummer} und der BLZ\u00a0${groupedBlz(rule.blz)}.`;
  if (rule.blz !== blz) return `In der IBAN steht statt der eigenen die BLZ\u00a0${groupedBlz(rule.blz)}.`;
  // Rule 5 (Commerzbank) changes only account numbers that have a check digit.
  if (number === 5 && checkMethod === NO_CHECK_DIGIT) return NO_CHANGE;
  return MEANINGS.find(([rules]) => rules.includes(number))?.[1] ?? NO_CHANGE;
}

/** What the check digit of a bank's account numbers means for its customers, in German. */
export function methodSentence({ checkMethod }: Pick<Bank, 'checkMethod'>): string {
  if (checkMethod === NO_CHECK_DIGIT)
    return 'Die Kontonummern dieser Bank haben keine Prüfziffer. Ein Tippfehler in der Kontonummer fällt deshalb nicht auf.';
  return 'Die Kontonummern dieser Bank haben eine eigene Prüfziffer. Der Rechner prüft sie und meldet viele Tippfehler.';
}

/**
 * The Bundesbank's numbers of the rule, if it is known, and of the check-digit method, each with its term and the id of
 * that in the glossary.
 */
export const numbersOf = ({ checkMethod }: Pick<Bank, 'checkMethod'>, { number }: BankRule) => [
  ...(number === null ? [] : [['iban-regel', 'IBAN-Regel', String(number)] as const]),
  ['pruefzifferberechnungsmethode', 'Prüfzifferberechnungsmethode', checkMethod] as const,
];
