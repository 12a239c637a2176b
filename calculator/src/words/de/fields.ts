import type { Account } from '../../reader/reading.ts';
import { groupedBlz } from '../grouped-blz.ts';

// What the widget says of a text that stood in its fields, besides the sentences about faults.

export const ACCOUNT_TAKEN = 'Bankleitzahl und Kontonummer übernommen.';
export const BLZ_TAKEN = 'Bankleitzahl übernommen.';
export const KONTONUMMER_TAKEN = 'Kontonummer übernommen.';
export const IBAN_TAKEN = 'IBAN übernommen.';
export const PUT_RIGHT = 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.';
export const IS_IBAN = 'Das ist eine IBAN.';
/** An IBAN with a typing error. */
export const LOOKS_LIKE_IBAN = 'Das sieht wie eine IBAN aus.';

/** What an account is that stands in the field for an IBAN. */
export const isAccountSentence = ({ blz, kontonummer }: Account) =>
  `Das sind Bankleitzahl und Kontonummer, keine IBAN: ${groupedBlz(blz)} und ${kontonummer}.`;

/** @param name of the field @param text of the field, which may be several numbers: `1234567 5` */
export const severalNumbersSentence = (name: 'Bankleitzahl' | 'Kontonummer', text: string) =>
  `„${text}“ kann mehr als eine Zahl sein. Geben Sie die ${name} ohne Trennzeichen ein.`;
