import type { UnreadReading } from '../../answers/judgement.ts';
import { group } from '../../iban/group.ts';
import type { RowReading } from '../../lists/list.ts';
import type { ReadingFault } from '../../reader/reading.ts';
import { groupedBlz } from '../grouped-blz.ts';

// All sentences about what the reader has understood of a text, one for each code.

/** What digits say that are not all of a number. @param found as it stands in the text */
export const notWholeSentence = (found: string) =>
  `„${found}“ ist keine ganze Nummer. Geben Sie alle Ziffern ein, ohne andere Zeichen.`;

/** Why a number can be no part of an account. @param found as it stands in the text */
const REFUSED: Readonly<Record<ReadingFault, (found: string) => string>> = {
  date: (found) =>
    `„${found}“ ist ein Datum. Hat eine Tabelle die Zahl verändert, tragen Sie sie als Text neu ein.`,
  decimal: (found) => `„${found}“ hat Nachkommastellen. Bankleitzahl und Kontonummer sind ganze Zahlen.`,
  shortened: (found) =>
    `Excel hat diese Zahl gekürzt („${found}“). Formatieren Sie die Spalte als Text, und tragen Sie die Zahl neu ein.`,
  letters: (found) => `In „${found}“ stehen Buchstaben. Bankleitzahl und Kontonummer haben nur Ziffern.`,
  words: notWholeSentence,
  masked: notWholeSentence,
  sign: notWholeSentence,
  direction: () => 'Der Text hat Zeichen, die ihn umkehren. Tippen Sie die Zahlen ab.',
  length: () => 'Der Text ist zu lang. Fügen Sie nur den Teil mit den Bankdaten ein.',
};

/** @param candidates what could be meant, in words */
const unclearSentence = (candidates: readonly string[]) =>
  candidates.length === 0
    ? 'Welche Zahl die Bankleitzahl und welche die Kontonummer ist, lässt sich nicht erkennen.'
    : `Welches Konto gemeint ist, lässt sich nicht erkennen. Möglich: ${candidates.join('; ')}.`;

/** @param iban in groups @param numbers „Bankleitzahl 370 400 44“, „Kontonummer 5320“, or both */
const contradictionSentence = (iban: string, numbers: string) =>
  `Die IBAN ${iban} und ${numbers} gehören nicht zum selben Konto. Fragen Sie nach, welche Angabe gilt.`;

/** What a reading from which no account can be taken says. */
export function unreadSentence(reading: UnreadReading): string {
  switch (reading.code) {
    case 'unclear':
      return unclearSentence(
        reading.candidates.map((candidate) =>
          'iban' in candidate ? `IBAN ${group(candidate.iban)}` : numbersInWords(candidate),
        ),
      );
    case 'contradiction':
      return contradictionSentence(group(reading.iban), numbersInWords(reading));
    case 'refused':
      return REFUSED[reading.fault](reading.found);
    case 'nothing':
      return 'In dieser Zeile stehen keine Kontodaten.';
  }
}

/** What the reading of a row says that is no account. @returns `''` for an IBAN and an account */
export function readingSentence(reading: RowReading): string {
  switch (reading.code) {
    case 'iban':
    case 'account':
      return '';
    case 'incomplete':
      return 'blz' in reading ? 'Die Kontonummer fehlt.' : 'Die Bankleitzahl fehlt.';
    case 'which-number':
      return `Ist ${reading.kontonummer} die Kontonummer? Die Bankleitzahl fehlt.`;
    case 'not-whole':
      return notWholeSentence(reading.found);
    case 'skipped':
      return 'Titel oder Summe, kein Konto.';
    default:
      return unreadSentence(reading);
  }
}

function numbersInWords({
  blz,
  kontonummer,
}: {
  readonly blz?: string;
  readonly kontonummer?: string;
}): string {
  const parts = [blz && `Bankleitzahl ${groupedBlz(blz)}`, kontonummer && `Kontonummer ${kontonummer}`];
  return parts.filter(Boolean).join(', ');
}
