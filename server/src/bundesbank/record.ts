import { BANK_FORMS } from '../directory/bank.ts';
import type { Part } from '../sentences/english.ts';

const { blz: BLZ, name: NAME, city: CITY, bic: BIC, checkMethod: METHOD } = BANK_FORMS;

/** A form that may also be left empty. */
const optional = (form: RegExp) => new RegExp(`^$|${form.source}`, form.flags);

/**
 * The columns of the bank file, in its order, each with its name, its element in the XML, its width in the TXT and the
 * form of its values.
 *
 * Source: Deutsche Bundesbank, Merkblatt Bankleitzahlendatei. A fourteenth column, the IBAN rule, is only in the
 * edition for registered parties.
 */
export const COLUMNS = [
  { key: 'blz', label: 'Bankleitzahl', xml: 'BLZ', width: 8, form: BLZ },
  { key: 'merkmal', label: 'Merkmal', xml: 'Merkmal', width: 1, form: /^[12]$/ },
  { key: 'name', label: 'Bezeichnung', xml: 'Bezeichnung', width: 58, form: NAME },
  { key: 'postcode', label: 'PLZ', xml: 'PLZ', width: 5, form: /^[0-9]{5}$/ },
  { key: 'city', label: 'Ort', xml: 'Ort', width: 35, form: CITY },
  {
    key: 'shortName',
    label: 'Kurzbezeichnung',
    xml: 'Kurzbez',
    width: 27,
    form: /^(?!\s)[^\p{C}\p{Zl}\p{Zp}\uFFFD]+$/u,
  },
  { key: 'pan', label: 'PAN', xml: 'PAN', width: 5, form: /^([0-9]{5})?$/ },
  { key: 'bic', label: 'BIC', xml: 'BIC', width: 11, form: optional(BIC) },
  { key: 'checkMethod', label: 'Prüfziffermethode', xml: 'PruefZiffMeth', width: 2, form: METHOD },
  { key: 'recordNumber', label: 'Datensatznummer', xml: 'DsNr', width: 6, form: /^[0-9]{1,6}$/ },
  { key: 'change', label: 'Änderungskennzeichen', xml: 'Aenderungskennz', width: 1, form: /^[ADMU]$/ },
  { key: 'deletion', label: 'Bankleitzahllöschung', xml: 'BLZLoesch', width: 1, form: /^[01]$/ },
  { key: 'successor', label: 'Nachfolge-BLZ', xml: 'NachfolgeBLZ', width: 8, form: /^[0-9]{8}$/ },
] as const;

/** After this many faulty lines, a TXT or XML is read no further: no bank file has as many lines. */
export const MAX_FAULTS = 20_000;

/** One line of the bank file: the value of each column, without padding. */
export type BankRecord = Readonly<Record<(typeof COLUMNS)[number]['key'], string>>;

/** The lines of a bank file. One faulty line is enough to refuse the file, but all are counted. */
export class BankFile {
  readonly records: BankRecord[] = [];
  /** The IBAN rule of each record as its line has it; empty if it has none. Only `npm run renew` needs it (rulesOf). */
  readonly rules: string[] = [];
  readonly faults: Part[] = [];
  /** First and last day of validity, YYYY-MM-DD, if given. */
  validFrom: string | null = null;
  validUntil: string | null = null;

  /**
   * Adds a line: as a record, or as the fault that one of its values does not have the form of its column.
   *
   * @param place where the line is, as the fault names it
   */
  add(values: readonly (string | undefined)[], rule: string, place: Place): void {
    const record = readRecord(values);
    if ('column' in record) this.faults.push({ ...place, ...record });
    else {
      this.records.push(record);
      this.rules.push(rule);
    }
  }
}

type Place =
  | { readonly is: 'line-value'; readonly line: number }
  | { readonly is: 'entry-value'; readonly entry: number };

/** A copy has all columns from the start: adding them one by one makes reading a file take half as long again. */
const BLANK = Object.fromEntries(COLUMNS.map(({ key }) => [key, ''])) as Record<keyof BankRecord, string>;

/** The record of one line, or the first value that does not have the form of its column, made printable. */
function readRecord(
  values: readonly (string | undefined)[],
): BankRecord | { readonly column: string; readonly text: string } {
  const record = { ...BLANK };
  // COLUMNS.entries() would make a pair for each of 180,000 values, and reading a file would take a sixth longer.
  let index = 0;
  for (const { key, label, width, form } of COLUMNS) {
    const value = withoutPadding(values[index] ?? '');
    index += 1;
    if (!form.test(value) || value.length > width) return { column: label, text: quotable(value) };
    record[key] = value;
  }
  return record;
}

/** Columns are padded with spaces. Any other white space at the end is part of the value, and makes it faulty. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/**
 * Makes text from outside fit for a sentence, a log or a terminal: at most 60 characters, with `·` for each that is not
 * printable.
 */
export function quotable(text: string): string {
  const printable = text.slice(0, 60).replace(/[\p{C}\uFFFD]/gu, '·');
  return text.length > 60 ? `${printable}…` : printable;
}
