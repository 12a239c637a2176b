import { BANK_COLUMNS, type Bank, type Column, fromStored, storedValue } from './bank.ts';
import { EDITION_COLUMNS, type Edition } from './edition.ts';

/** The directory that the package carries, so that a first start needs no network. */
export interface Snapshot {
  readonly edition: Omit<Edition, 'origin' | 'at' | 'banks'>;
  readonly banks: readonly Bank[];
}

/** The fields of an edition in a snapshot. Storing it adds the others. */
const HEAD = EDITION_COLUMNS.filter(
  ({ field }) => !['origin', 'at', 'banks'].includes(field),
) as unknown as readonly Column<Snapshot['edition']>[];

/**
 * Writes a snapshot as text: its source, lines of `# key<TAB>value` about the edition, then a line for each bank, with
 * its fields separated by tabs. So the diff of a new edition shows the banks that changed.
 */
export function formatSnapshot({ edition, banks }: Snapshot): string {
  const head = HEAD.map((column) => `# ${column.field}\t${storedValue(edition, column) ?? ''}`);
  const lines = banks.map((bank) => BANK_COLUMNS.map((column) => storedValue(bank, column) ?? '').join('\t'));
  return `${['# Quelle: Deutsche Bundesbank', ...head, ...lines].join('\n')}\n`;
}

/** Reads a snapshot that {@link formatSnapshot} wrote. */
export function parseSnapshot(text: string): Snapshot {
  const head = new Map<string, string>();
  const banks: Bank[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('# ')) {
      const [key = '', value = ''] = line.slice(2).split('\t');
      head.set(key, value);
    } else {
      const values = line.split('\t');
      banks.push(fromStored(BANK_COLUMNS, (_, index) => values[index] ?? null));
    }
  }
  return { edition: fromStored(HEAD, ({ field }) => head.get(field) ?? null), banks };
}
