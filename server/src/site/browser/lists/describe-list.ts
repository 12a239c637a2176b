import type { ListReading, ListSummary } from '../../../calculator/lists.ts';
import { german } from '../../../content/german.ts';

/** The name of a list, its sheet, how many rows it has, and which columns were read: a German sentence. */
export function describeReading(name: string, { shape, sentence, sheets }: ListReading): string {
  const sheet = sheets?.chosen === undefined ? '' : `, Blatt „${sheets.names[sheets.chosen]}“`;
  const read = sentence ? `. ${sentence}` : '. Gelesen: jede Zeile als Text.';
  return `${name}${sheet}: ${rowsOf(shape.rows)}${read}`;
}

/** How many rows were checked, and how many of them need a look: a German sentence for screen readers. */
export function describeSummary(summary: ListSummary): string {
  const total = Object.values(summary).reduce((sum, count) => sum + count, 0);
  const needLook = summary.doubtful + summary.impossible + summary.faulty;
  return `Fertig. ${rowsOf(total)} geprüft, davon ${german.number(needLook)} nachzufragen, fehlerhaft oder ohne IBAN.`;
}

/** „1 Zeile“, „100.000 Zeilen“. */
export function rowsOf(count: number): string {
  return `${german.number(count)}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;
}
