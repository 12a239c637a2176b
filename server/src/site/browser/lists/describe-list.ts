import { german } from '../../../content/german.ts';
import type { Columns, Shape, Summary } from './messages.ts';

const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'Semikolon',
  ',': 'Komma',
  '|': 'senkrechten Strich',
  '\t': 'Tabulator',
};
const NAMES = [
  ['iban', 'IBAN'],
  ['blz', 'Bankleitzahl'],
  ['kontonummer', 'Kontonummer'],
] as const satisfies readonly (readonly [keyof Columns, string])[];

/** How a list was understood: which columns hold the accounts. */
export function describeShape({ columns, header, separator, rows }: Shape): string {
  const count = rowsOf(rows);
  if (!columns) return `${count}, jede als freier Text gelesen.`;
  const found = NAMES.flatMap(([column, name]) => {
    const place = columns[column];
    if (place === undefined) return [];
    const title = header?.[place];
    return [`${name} in Spalte\u00a0${place + 1}${title ? ` („${title}“)` : ''}`];
  });
  const parted = SEPARATORS[separator];
  return `${count}. Erkannt: ${found.join(', ')}${parted ? `, getrennt durch ${parted}` : ''}.`;
}

/** For those who hear the page: how many rows, and how many of them are to be looked at. */
export function describeSummary(summary: Summary): string {
  const total = Object.values(summary).reduce((sum, count) => sum + count, 0);
  const open = summary.doubtful + summary.impossible + summary.faulty;
  return `Fertig. ${rowsOf(total)} geprüft, davon ${german.number(open)} zweifelhaft, fehlerhaft oder ohne mögliche IBAN.`;
}

/** „1 Zeile“, „100.000 Zeilen“. */
export function rowsOf(count: number): string {
  return `${german.number(count)}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;
}
