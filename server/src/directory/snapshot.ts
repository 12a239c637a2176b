import { BANK_FIELDS, type Bank, isBank } from './bank.ts';
import type { Edition } from './edition.ts';

/** The directory that the package carries, so that a first start needs no network. */
export interface Snapshot {
  readonly edition: Omit<Edition, 'origin' | 'at' | 'banks'> & {
    /** From what the edition was rebuilt, in English, if it was not read from the Bundesbank's own file; else null. */
    readonly rebuilt: string | null;
  };
  readonly banks: readonly Bank[];
}

/** The fields of an edition in a snapshot. Storing it adds the others. */
const HEAD = [
  'records',
  'bytes',
  'validFrom',
  'validUntil',
  'sha256',
  'highestRecordNumber',
  'lastingRecords',
  'rebuilt',
] as const;

/**
 * Writes a snapshot as text: its source, lines of `# key<TAB>value` about the edition, then a line for each bank, with
 * its fields separated by tabs. So the diff of a new edition shows the banks that changed.
 */
export function formatSnapshot({ edition, banks }: Snapshot): string {
  const head = HEAD.map((field) => `# ${field}\t${edition[field] ?? ''}`);
  const lines = banks.map((bank) =>
    BANK_FIELDS.map((field) => (field === 'deletion' ? Number(bank.deletion) : (bank[field] ?? ''))).join(
      '\t',
    ),
  );
  return `${['# Quelle: Deutsche Bundesbank', ...head, ...lines].join('\n')}\n`;
}

/** Reads a snapshot that {@link formatSnapshot} wrote. @throws {Error} naming a line that is not a bank */
export function parseSnapshot(text: string): Snapshot {
  const head = new Map<string, string>();
  const banks: Bank[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('# ')) {
      const [key = '', value = ''] = line.slice(2).split('\t');
      head.set(key, value);
    } else {
      const [blz, name, city, bic, checkMethod, deletion, successor] = line.split('\t');
      const bank = { blz, name, city, bic: bic || null, checkMethod, deletion: deletion === '1' };
      const whole = { ...bank, successor: successor || null };
      if (!isBank(whole)) throw new Error(`“${line}” is not a bank`);
      banks.push(whole);
    }
  }
  const [textOf, numberOf] = [(key: string) => head.get(key) || null, (key: string) => Number(head.get(key))];
  const edition = {
    records: numberOf('records'),
    bytes: numberOf('bytes'),
    validFrom: textOf('validFrom'),
    validUntil: textOf('validUntil'),
    sha256: textOf('sha256'),
    highestRecordNumber: numberOf('highestRecordNumber'),
    lastingRecords: numberOf('lastingRecords'),
    rebuilt: textOf('rebuilt'),
  };
  return { edition, banks };
}
