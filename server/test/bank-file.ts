import { snapshotText } from '../../calculator/tables/edition-files.js';
import { differenceBetween } from '../src/bundesbank/difference.ts';
import type { Stored } from '../src/bundesbank/judge.ts';
import { dayBefore, quarterFrom } from '../src/bundesbank/period.ts';
import { type BankRecord, COLUMNS } from '../src/bundesbank/record.ts';
import type { Bank } from '../src/directory/bank.ts';
import type { Edition } from '../src/directory/edition.ts';
import { parseSnapshot, type Snapshot } from '../src/directory/snapshot.ts';

/** The edition that the package carries, with the days for which it is valid. Fast tests get that of test/edition. */
export const shipped = parseSnapshot(snapshotText());

/**
 * The real banks of the shipped edition, with fixed days: a new quarter must change no test. Tests take the numbers of
 * records and banks from here, and never write them out.
 */
export const snapshot: Snapshot = {
  banks: shipped.banks,
  edition: {
    ...shipped.edition,
    validFrom: '2026-03-09',
    validUntil: '2026-06-07',
    sha256: '5'.repeat(64),
    rebuilt: null,
  },
};

/** The snapshot's edition as a new database holds it. */
const { rebuilt, ...snapshotEdition } = snapshot.edition;
export const storedSnapshot: Edition = {
  ...snapshotEdition,
  origin: 'snapshot',
  at: '2026-03-09T00:00:00.000Z',
  banks: snapshot.banks.length,
};

/** The stored edition of the snapshot, with few branches: their number does not matter to most tests. */
export const fewBranches: Edition = { ...storedSnapshot, records: 4000, lastingRecords: 3990 };

/** What a file is judged against if this edition is stored, and no other. */
export const storing = (edition: Edition, banks: readonly Bank[] = snapshot.banks): Stored => ({
  edition,
  banks,
  state: { held: [edition], history: [edition], withdrawn: [], upcoming: null },
});

/** The number of records in the original file, branches included. */
export const FULL_SIZE = snapshot.edition.records;

/** The lead record of a bank. Fields that the directory does not keep are made up. */
export function leadRecord(bank: Bank, number: number): BankRecord {
  const { blz, name, city, bic, checkMethod, deletion, successor } = bank;
  return {
    blz,
    merkmal: '1',
    name,
    postcode: '10591',
    city,
    shortName: name.slice(0, 27).trimEnd(),
    pan: number % 20 === 0 ? '' : '20100',
    bic: bic ?? '',
    checkMethod: checkMethod ?? '09',
    recordNumber: String(number).padStart(6, '0'),
    change: 'U',
    deletion: deletion ? '1' : '0',
    successor: successor ?? '00000000',
  };
}

/** The highest Datensatznummer of the first edition after the snapshot's. */
export const NEXT_NUMBER = (snapshot.edition.highestRecordNumber ?? 0) + 1;

/**
 * Records of a full-size file: each bank's lead record, and branches without a BIC or with another one.
 *
 * @param highest Datensatznummer: the edition with the higher one is newer
 */
export function records(
  banks: readonly Bank[] = snapshot.banks,
  size = FULL_SIZE,
  highest = Math.max(NEXT_NUMBER, size),
): BankRecord[] {
  const lowest = highest + 1 - Math.max(size, banks.length);
  const leads = banks.map((bank, index) => leadRecord(bank, lowest + index));
  const branches = Array.from({ length: Math.max(0, size - leads.length) }, (_, index): BankRecord => {
    const lead = leads[index % leads.length];
    if (!lead) throw new Error('A branch needs a bank.');
    const bic = index % 9 === 0 ? 'GENODEF1XYZ' : '';
    const recordNumber = String(lowest + leads.length + index).padStart(6, '0');
    return {
      ...lead,
      merkmal: '2',
      city: 'Filialort',
      bic,
      recordNumber,
      change: index % 200 === 0 ? 'D' : 'U',
    };
  });
  return [...leads, ...branches].sort((a, b) => (a.blz + a.merkmal < b.blz + b.merkmal ? -1 : 1));
}

/**
 * Records of the quarter after an edition, marked as the Bundesbank does: A for a new bank, M for a changed one, D for
 * one that is gone. The number of records matches the marks.
 */
export function nextQuarter(
  banks: readonly Bank[],
  before: { readonly banks: readonly Bank[]; readonly lastingRecords: number | null } = {
    banks: snapshot.banks,
    ...snapshot.edition,
  },
  highest = NEXT_NUMBER,
): BankRecord[] {
  const { added, removed, changed } = differenceBetween(before.banks, banks);
  const marks = new Map([
    ...added.map(({ blz }) => [blz, 'A'] as const),
    ...changed.map(({ blz }) => [blz, 'M'] as const),
  ]);
  const lasting = (before.lastingRecords ?? 0) + added.length - removed.length;
  const leads = records(banks, lasting, highest).map((record) => ({
    ...record,
    change: (record.merkmal === '1' && marks.get(record.blz)) || 'U',
  }));
  const gone = removed.map((bank) => ({ ...leadRecord(bank, 1), change: 'D' }));
  return [...leads, ...gone].sort((a, b) => (a.blz + a.merkmal < b.blz + b.merkmal ? -1 : 1));
}

/** The quarter in which a day is. */
export function quarterOn(day: string): ReturnType<typeof quarterFrom> {
  try {
    return quarterFrom(day);
  } catch {
    // No quarter begins on this day.
    return quarterOn(dayBefore(day));
  }
}

/**
 * The fixed-width TXT: 168 bytes a record, or 174 with the IBAN rule.
 *
 * @param rules by BLZ; a bank that they lack has the standard rule. Without them, the file is not the extended one
 */
export function txt(lines: readonly BankRecord[], rules?: ReadonlyMap<string, string>): Buffer {
  const line = (record: BankRecord) =>
    COLUMNS.map(({ key, width }) => record[key].padEnd(width)).join('') +
    (rules ? (rules.get(record.blz) ?? '000000') : '');
  return Buffer.from(lines.map((record) => `${line(record)}\r\n`).join(''), 'latin1');
}

const CSV_HEAD =
  'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';

/** The CSV as published: ISO-8859-1, values in quotes, empty ones bare. */
export function csv(lines: readonly BankRecord[]): Buffer {
  const quoted = (value: string) => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`);
  const rows = lines.map((record) => COLUMNS.map(({ key }) => quoted(record[key])).join(';'));
  return Buffer.from([CSV_HEAD, ...rows, ''].join('\r\n'), 'latin1');
}

const XML_ELEMENTS =
  'BLZ Merkmal Bezeichnung PLZ Ort Kurzbez PAN BIC PruefZiffMeth DsNr Aenderungskennz BLZLoesch NachfolgeBLZ'.split(
    ' ',
  );

/** The XML as published: UTF-8, its validity in the head, elements without a value left out. */
export function xml(
  lines: readonly BankRecord[],
  validFrom = '2026-06-08',
  validUntil = '2026-09-06',
): Buffer {
  const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const entry = (record: BankRecord) =>
    COLUMNS.map(({ key }, index) => [XML_ELEMENTS[index], record[key]] as const)
      .filter(([, value]) => value !== '')
      .map(([element, value]) => `<${element}>${escaped(value)}</${element}>`)
      .join('');
  const head = `<FileHdr><SndgInst>MARKDEFF</SndgInst><ValidFrom>${validFrom}</ValidFrom><ValidTill>${validUntil}</ValidTill></FileHdr>`;
  const entries = lines.map((record) => `<BLZEintrag>${entry(record)}</BLZEintrag>`).join('');
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:BBk:BLZ:xsd:BLZDat">${head}${entries}</Document>`,
  );
}
