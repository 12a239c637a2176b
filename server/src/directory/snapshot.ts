import type { Bank } from './bank.ts';
import { bankOf, COLUMNS, storedValue } from './columns.ts';
import type { Edition } from './edition.ts';

/** The directory that the package carries, so that a first start needs no network. */
export interface Snapshot {
  readonly edition: Omit<Edition, 'origin' | 'at' | 'banks'>;
  readonly banks: readonly Bank[];
}

/**
 * Writes a snapshot as text: first lines of `# key<TAB>value` about the edition, then a line for each bank, with its
 * fields separated by tabs. So the diff of a new edition shows the banks that changed.
 */
export function formatSnapshot({ edition, banks }: Snapshot): string {
  const head = Object.entries(edition).map(([key, value]) => `# ${key}\t${value ?? ''}`);
  const lines = banks.map((bank) => COLUMNS.map((column) => storedValue(bank, column) ?? '').join('\t'));
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
      banks.push(bankOf((_, index) => values[index] ?? null));
    }
  }
  return {
    edition: {
      records: Number(head.get('records')),
      bytes: Number(head.get('bytes')),
      validFrom: head.get('validFrom') || null,
      validUntil: head.get('validUntil') || null,
      sha256: head.get('sha256') ?? '',
      highestRecordNumber: Number(head.get('highestRecordNumber')),
      lastingRecords: Number(head.get('lastingRecords')),
    },
    banks,
  };
}
