import type { RowReading } from '../../lists/list.ts';
import { groupedBlz } from '../grouped-blz.ts';

// The text that a treasurer sends to a member whose account is in doubt. It may go by e-mail, so it has no number in full.

const MAX_SHOWN_DIGITS = 4;
/** A Bankleitzahl is no secret. It stands in groups of three digits. */
const ACCOUNT_NUMBER = /\d{5,}/g;
/** These sentences tell the treasurer what to do, or speak of the list. */
const NOT_FOR_MEMBERS = /^\p{L}+en Sie |^Dieselbe IBAN|Excel|Tabelle/u;

const UNREADABLE = 'Die Angabe ist unvollständig oder nicht eindeutig.';

/**
 * A text to the member: which account is meant by its last digits, what is in doubt, and what to do.
 *
 * @param reading of the row
 * @param message German sentences about the account, as the list has them
 */
export function memberText(reading: RowReading, message: string): string {
  return `Bitte prüfen Sie Ihre Bankverbindung: ${accountInWords(reading)}${doubt(reading, message)} Nennen Sie uns die IBAN, die auf Ihrem Kontoauszug steht.`;
}

function accountInWords(reading: RowReading): string {
  const { iban = '', blz = '', kontonummer = '' } = numbersOf(reading);
  const parts = [
    iban && `die IBAN mit den letzten Stellen ${lastDigits(iban)}`,
    kontonummer && `die Kontonummer mit den letzten Ziffern ${lastDigits(kontonummer)}`,
    iban && !kontonummer && blz && `die Bankleitzahl ${groupedBlz(blz)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Bei uns steht ${parts.join(' und ')}. ` : '';
}

function numbersOf(reading: RowReading): { iban?: string; blz?: string; kontonummer?: string } {
  const { code } = reading;
  return code === 'iban' || code === 'account' || code === 'contradiction' ? reading : {};
}

function doubt({ code }: RowReading, message: string): string {
  if (code === 'contradiction') return 'Sie gehören nicht zum selben Konto.';
  if (code !== 'iban' && code !== 'account') return UNREADABLE;
  const sentences = message.split(/(?<=[.!?]) /).filter((sentence) => !NOT_FOR_MEMBERS.test(sentence));
  return sentences.join(' ').replace(ACCOUNT_NUMBER, lastDigits) || UNREADABLE;
}

/** At most half of a number. */
const lastDigits = (number: string) =>
  `…${number.slice(number.length - Math.min(MAX_SHOWN_DIGITS, Math.floor(number.length / 2)))}`;
