import { expect } from 'vitest';
import { COLUMNS } from '../src/bundesbank/record.ts';

/** An error with this text in its message. */
export const wording = (text: string, code: unknown = expect.anything()) =>
  expect.objectContaining({ code, message: expect.stringContaining(text) });

/** German letters and words of our sentences. Quotations and the names of the file's columns may be German anywhere. */
const GERMAN =
  /[äöüÄÖÜß„]|\b(Die|Das|Es|Sie|Ein|Diese|Seite|Datei|Zeile|Eintrag|Bank(en)?leitzahl\w*|Banken|Hauptdatensatz|Datens\w+|ist|sind|hat|und|oder|keine?n?|von|nach|statt|ohne|nur|mindestens|antwortet|verweist|leitet|schickt|nennt|braucht|brach|nicht|endet)\b/;

/** The first German letter or word in an English text; null if there is none. */
export function germanIn(text: string): string | null {
  const names = COLUMNS.map(({ label }) => label).join('|');
  const ours = text.replace(/“[^”]*”/g, '“”').replace(new RegExp(`\\b(${names})(?= is )`, 'g'), 'column');
  return GERMAN.exec(ours)?.[0] ?? null;
}
