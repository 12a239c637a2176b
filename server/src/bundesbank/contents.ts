import { hash } from 'node:crypto';
import { type Bank, dropStraySuccessors } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Part } from '../sentences/english.ts';
import { looksLikeCsv, readCsv } from './csv.ts';
import { isPage } from './download-page.ts';
import type { BankFile, BankRecord } from './record.ts';
import { RefusedError } from './refused-error.ts';
import { looksLikeTxt, readTxt } from './txt.ts';
import { looksLikeXml, readXml } from './xml.ts';

const NO_SUCCESSOR = '00000000';

/**
 * Takes the banks out of the records: the lead record (Merkmal 1) of each BLZ.
 *
 * A lead record marked D is, by the Bundesbank's leaflet, the last notice of a BLZ that must not be used any
 * more from the file's first day on, so it makes no bank. A bank whose deletion is only announced still counts.
 *
 * @returns in ascending order of BLZ
 * @throws {RefusedError} if a BLZ has no lead record, or more than one
 */
export function banksOf(records: readonly BankRecord[]): Bank[] {
  const leads = new Map<string, BankRecord>();
  for (const record of records) {
    if (record.merkmal !== '1') continue;
    if (leads.has(record.blz))
      throw new RefusedError({ is: 'lead-record', blz: record.blz, isMissing: false });
    leads.set(record.blz, record);
  }
  const orphan = records.find(({ blz }) => !leads.has(blz));
  if (orphan) throw new RefusedError({ is: 'lead-record', blz: orphan.blz, isMissing: true });

  return [...leads.values()]
    .filter(({ change }) => change !== 'D')
    .map(bankOf)
    .sort((a, b) => Number(a.blz) - Number(b.blz));
}

function bankOf({ blz, name, city, bic, checkMethod, deletion, successor }: BankRecord): Bank {
  return {
    blz,
    name: name.replace(/ +/g, ' '),
    city,
    bic: bic || null,
    checkMethod,
    deletion: deletion === '1',
    successor: successor === NO_SUCCESSOR ? null : successor,
  };
}

/** Änderungskennzeichen: added, deleted with this edition, modified, unchanged. */
type Mark = 'A' | 'D' | 'M' | 'U';

/** What one bank file holds. */
export interface Contents extends Omit<Edition, 'origin' | 'at' | 'banks'> {
  readonly sha256: string;
  /** Whether the file itself states its days of validity, as only the XML does. */
  readonly statesDays: boolean;
  /** In ascending order of BLZ. */
  readonly banks: readonly Bank[];
  /** The Änderungskennzeichen of each lead record, by BLZ. Those marked D are not among the banks. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** The BLZ of each bank whose Nachfolge-BLZ does not count (see bank.ts). */
  readonly straySuccessors: readonly string[];
  /** How many records of any kind are marked A and D. */
  readonly added: number;
  readonly deleted: number;
}

/** The SHA-256 of a file, in hexadecimal. */
export const sha256Of = (bytes: Buffer) => hash('sha256', bytes);

/**
 * Reads a bank file of any format.
 *
 * @throws {RefusedError} if it is not a bank file or holds no bank, if a line is faulty, or if a BLZ has no lead
 *   record, or more than one
 */
export function contentsOf(bytes: Buffer): Contents {
  const { records, validFrom, validUntil } = readBankFile(bytes);
  const { banks, dropped: straySuccessors } = dropStraySuccessors(banksOf(records));
  if (banks.length === 0) throw new RefusedError({ is: 'not-a-bank-file', instead: { is: 'without-bank' } });
  const marked = (mark: Mark) => records.filter(({ change }) => change === mark).length;
  const deleted = marked('D');
  return {
    records: records.length,
    bytes: bytes.length,
    validFrom,
    validUntil,
    statesDays: validFrom !== null,
    sha256: sha256Of(bytes),
    highestRecordNumber: records.reduce(
      (highest, { recordNumber }) => Math.max(highest, Number(recordNumber)),
      0,
    ),
    lastingRecords: records.length - deleted,
    banks,
    marks: new Map(
      records.filter(({ merkmal }) => merkmal === '1').map(({ blz, change }) => [blz, change as Mark]),
    ),
    straySuccessors,
    added: marked('A'),
    deleted,
  };
}

/** The IBAN rule of a bank: four digits, and two digits for its version. */
export type Rule = readonly [blz: string, rule: string];

/**
 * Reads the IBAN rule of each bank (field 14), which only the extended bank file has.
 *
 * @returns in ascending order of BLZ; null if the file has none
 * @throws {Error} naming a bank whose rule is missing or is not six digits
 */
export function rulesOf(bytes: Buffer): readonly Rule[] | null {
  const { records, rules } = readBankFile(bytes);
  if (!rules.some((rule) => rule.trim())) return null;
  return records
    .map((record, index) => ({ ...record, rule: (rules[index] ?? '').trim() }))
    .filter(({ merkmal, change }) => merkmal === '1' && change !== 'D')
    .map(({ blz, rule }): Rule => {
      if (!/^\d{6}$/.test(rule)) throw new Error(`The IBAN rule of ${blz} (field 14) is “${rule}”.`);
      return [blz, rule];
    })
    .sort(([a], [b]) => Number(a) - Number(b));
}

/**
 * The Nachfolge-BLZ of each bank that a file no longer has: its last notice (mark D) may name one, even if no edition
 * before has announced it. Only `npm run renew` needs them.
 */
export function successorsOf(bytes: Buffer): readonly (readonly [blz: string, successor: string])[] {
  return readBankFile(bytes)
    .records.filter(({ merkmal, change }) => merkmal === '1' && change === 'D')
    .filter(({ blz, successor }) => successor !== NO_SUCCESSOR && successor !== blz)
    .map(({ blz, successor }) => [blz, successor]);
}

/** With fewer faulty lines than this, each is taken to have a cause of its own. */
const MIN_FAULTS = 3;

/**
 * Guesses from the bytes of a TXT or CSV what has made many of its lines faulty: a change to the file as a whole.
 *
 * @param faults how many lines are faulty
 * @returns null if the bytes give no hint
 */
export function probableCause(bytes: Buffer, faults: number): Part | null {
  if (faults < MIN_FAULTS) return null;
  const text = bytes.toString('latin1');
  if (text.includes('\n') && !text.includes('\r\n')) return { is: 'line-ends-changed' };
  // In UTF-8, an umlaut is two bytes. Read as ISO-8859-1, the first of them is always Ã.
  if (/Ã[\x80-\xBF]/.test(text)) return { is: 'stored-in-utf-8' };
  // These bytes are not letters in ISO-8859-1. In older encodings they are umlauts.
  if (/[\x80-\x9F]/.test(text)) return { is: 'stored-in-old-encoding' };
  return null;
}

/** The Bundesbank's formats. The content decides, since file names and addresses have changed too often. */
const FORMATS = [
  [looksLikeTxt, readTxt],
  [looksLikeCsv, readCsv],
  [looksLikeXml, readXml],
] as const;

/** How many faulty lines a refusal shows. */
const MAX_SHOWN_FAULTS = 20;

/** The records of a bank file. @throws {RefusedError} if it is none, or if a line of it is faulty */
export function readBankFile(bytes: Buffer): BankFile {
  const [, read] = FORMATS.find(([looksLike]) => looksLike(bytes)) ?? [];
  if (!read) throw new RefusedError({ is: 'not-a-bank-file', instead: whatItIs(bytes) });
  const file = read(bytes);
  const [first] = file.faults;
  if (!first) return file;
  const count = file.faults.length;
  const cause = read === readXml ? null : probableCause(bytes, count);
  // If all lines have the same cause, one of them is enough to see it.
  const details = file.faults.slice(0, cause ? 1 : MAX_SHOWN_FAULTS);
  throw new RefusedError({ is: 'faulty-line', cause, first, count }, { details });
}

/** Names what the bytes are instead, for mistakes that operators have made so far. */
function whatItIs(bytes: Buffer): Part {
  if (bytes.length === 0) return { is: 'empty' };
  if (isPage(bytes)) return { is: 'web-page' };
  const start = bytes.toString('latin1', 0, 10);
  if (start.startsWith('ï»¿')) return { is: 'converted', encoding: 'UTF-8' };
  if (/^(ÿþ|þÿ)/.test(start)) return { is: 'converted', encoding: 'UTF-16' };
  if (start.startsWith('\x1F\x8B')) return { is: 'gzip' };
  if (start.startsWith('PK\x03\x04')) return { is: 'zip' };
  if (start.startsWith('%PDF')) return { is: 'pdf' };
  return { is: 'begins-otherwise' };
}
