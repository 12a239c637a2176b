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

/** How many rows a list has, and which of its columns hold the accounts: a German sentence. */
export function describeShape({ columns, header, separator, rows }: Shape): string {
  const count = rowsOf(rows);
  if (!columns) return `${count}, jede als freier Text gelesen.`;
  const columnTexts = NAMES.flatMap(([column, name]) => {
    const index = columns[column];
    if (index === undefined) return [];
    const title = header?.[index];
    return [`${name} in Spalte\u00a0${index + 1}${title ? ` („${title}“)` : ''}`];
  });
  const separatorName = SEPARATORS[separator];
  return `${count}. Erkannt: ${columnTexts.join(', ')}${separatorName ? `, getrennt durch ${separatorName}` : ''}.`;
}

/** How many rows were checked, and how many of them need a look: a German sentence for screen readers. */
export function describeSummary(summary: Summary): string {
  const total = Object.values(summary).reduce((sum, count) => sum + count, 0);
  const needLook = summary.doubtful + summary.impossible + summary.faulty;
  return `Fertig. ${rowsOf(total)} geprüft, davon ${german.number(needLook)} zweifelhaft, fehlerhaft oder ohne mögliche IBAN.`;
}

/** „1 Zeile“, „100.000 Zeilen“. */
export function rowsOf(count: number): string {
  return `${german.number(count)}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;
}
