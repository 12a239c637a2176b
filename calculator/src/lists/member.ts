import { type Doubt, doubtOf } from '../answers/doubt.ts';
import { GERMAN_FORMER } from '../banks/de.ts';
import { groupedBlz } from '../iban/wording.ts';
import type { Fields } from '../reader/read-fields.ts';
import type { RowReading } from '../reader/reading.ts';
import type { RowAnswer } from './check-list.ts';

// The text that a treasurer sends to a member whose account is in doubt, maybe by e-mail: no account number is in full.

const MAX_SHOWN_DIGITS = 4;
const MEMBER_DOUBTS: Readonly<Record<Doubt, string>> = {
  'check-digit': 'Eine Ziffer der Kontonummer passt nicht zu den anderen.',
  provisional: 'Wie die Bank ihre IBANs bildet, ist nicht sicher bekannt.',
  'qr-iban': 'Das ist eine QR-IBAN, die nur Zahlungen mit QR-Referenz annimmt.',
  unusual: 'Die Bank bildet ihre IBANs anders.',
};

const OUT_OF_USE = 'In unseren Unterlagen steht, dass es dieses Konto nicht mehr gibt.';
const OTHER_BIC = 'Der BIC in unseren Unterlagen gehört nicht zur Bank dieser IBAN.';

/** Columns that together are a name, in this order. NAME is a complete name by itself. */
const NAME_PARTS = [/^vorname/i, /^(?:(?:nach|familien|zu)name|name(?:, ?vorname)?$)/i];
const NAME = /^(?:mitglied|kund(?:e|in)|(?:konto)?inhaber|spender|firma|verein)(?:\W?in)?(?:name)?$/i;

/** The name of the person or firm in a row; `''` if no column is for names, or its cell has none. */
export function memberName(cells: readonly string[], header: readonly string[] | null): string {
  const cellsOf = (title: RegExp) => cells.filter((cell, place) => cell && title.test(header?.[place] ?? ''));
  const parts = NAME_PARTS.flatMap((part) => cellsOf(part).slice(0, 1));
  const name = parts.length > 0 ? parts.join(' ') : (cellsOf(NAME)[0] ?? '');
  const found = name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
  return /\p{L}{2}/u.test(found) && !/\d/.test(found) ? found : '';
}

/** A text to the member: what is in doubt, and what to do. @param name `''` if it is not known */
export function memberText({ reading, answer, remark, otherBic }: RowAnswer, name: string): string {
  return `Guten Tag${name && ` ${name}`}, bitte helfen Sie uns mit Ihrer Bankverbindung. ${accountInWords(reading)}${remark && answer && answer.state !== 'none' ? OUT_OF_USE : otherBic ? OTHER_BIC : doubt(reading, answer)} Nennen Sie uns bitte die IBAN, die auf Ihrem Kontoauszug steht. Vielen Dank.`;
}

function accountInWords(reading: RowReading): string {
  const { code } = reading;
  const hasAccount = code === 'iban' || code === 'account' || code === 'contradiction';
  const { iban = '', blz = '', kontonummer = '' }: Fields = hasAccount ? reading : {};
  const parts = [
    iban && `die IBAN mit den letzten Stellen ${lastDigits(iban)}`,
    kontonummer && `die Kontonummer mit den letzten Ziffern ${lastDigits(kontonummer)}`,
    iban && !kontonummer && blz && `die Bankleitzahl ${groupedBlz(blz)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Bei uns steht ${parts.join(' und ')}. ` : '';
}

function doubt({ code }: RowReading, answer: RowAnswer['answer']): string {
  if (code === 'contradiction') return 'Sie gehören nicht zum selben Konto.';
  if (!answer) return 'Die Angabe ist unvollständig oder nicht eindeutig.';
  const notes = answer.state !== 'none' ? answer.notes : 'refusal' in answer ? [answer.refusal] : [];
  const former = notes.find((note) => note?.code === 'blz-former');
  if (former?.code === 'blz-former')
    return `Die Bankleitzahl\u00a0${groupedBlz(former.blz)} gibt es nicht mehr. ${GERMAN_FORMER.belonged(former)}`;
  if (answer.state !== 'none') return MEMBER_DOUBTS[doubtOf(answer) ?? 'unusual'];
  if ('refusal' in answer && answer.refusal)
    return answer.refusal.code === 'blz-unknown'
      ? 'Die Bankleitzahl steht nicht im Verzeichnis der Bundesbank.'
      : 'Zu dieser Kontonummer gibt es bei der Bank keine IBAN.';
  return 'iban' in answer
    ? 'Die IBAN enthält einen Zahlendreher oder Tippfehler.'
    : 'Bankleitzahl oder Kontonummer enthalten einen Tippfehler.';
}

/** The end of a number, at most half of it. */
const lastDigits = (number: string) =>
  `…${number.slice(number.length - Math.min(MAX_SHOWN_DIGITS, Math.floor(number.length / 2)))}`;
