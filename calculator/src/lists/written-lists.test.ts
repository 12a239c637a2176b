import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { BLZ_LABELS, KONTO_LABELS, name, Writer, type WrittenAccount } from '../../test/written-accounts.ts';
import { checkList } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import { readList } from './read-list.ts';

/** A list as a club or a program writes it, with the IBAN of each line that has an account. */
interface WrittenList {
  text: string;
  /** By line, from 1. */
  ibans: Map<number, string>;
  /** Whether it has columns that could be taken for those of the account. */
  isAmbiguous: boolean;
}

interface Column {
  name: string;
  cell: (writer: Writer, account: WrittenAccount, row: number) => string;
}

const OTHERS: readonly Column[] = [
  { name: 'Nr', cell: (_, __, row) => String(row) },
  { name: 'Mitgliedsnr.', cell: (writer) => writer.digits(4) },
  { name: 'Mitglied', cell: (writer) => writer.digits(7) },
  { name: 'Name', cell: name },
  { name: 'PLZ', cell: (writer) => writer.digits(5) },
  { name: 'Ort', cell: (writer) => writer.pick(['Köln', 'Berlin', 'Bad Homburg']) },
  { name: 'Beitrag', cell: (writer) => `${writer.digits(2)},${writer.pick(['00', '50'])}` },
  { name: 'Betrag', cell: (writer) => writer.digits(3) },
  {
    name: 'Geburtsdatum',
    cell: (writer) => `${writer.digits(1)}.0${writer.digits(1)}.19${writer.digits(2)}`,
  },
  { name: 'Eintritt', cell: (writer) => `20${writer.digits(2)}` },
  { name: 'Telefon', cell: (writer) => `0${writer.digits(3)}/${writer.digits(6)}` },
  { name: 'Kundennummer', cell: (writer) => writer.digits(8) },
  { name: 'Rechnung', cell: (writer) => writer.digits(9) },
  { name: 'Kostenstelle', cell: (writer) => writer.digits(6) },
  { name: 'Bank', cell: (writer) => writer.pick(['Sparkasse', 'Commerzbank']) },
  { name: 'Kontoinhaber', cell: name },
  { name: 'Sachkonto', cell: (writer) => writer.digits(4) },
];
const SECOND_ACCOUNT: Column = { name: 'Konto', cell: (writer) => writer.digits(4 + writer.below(4)) };

/** The columns of the account: numbers, IBAN, or both. */
function accountColumns(writer: Writer): Column[] {
  const numbers: Column[] = [
    { name: writer.pick(BLZ_LABELS), cell: (w, { blz }) => (w.chance(80) ? blz : w.blz(blz)) },
    {
      name: writer.pick(KONTO_LABELS),
      cell: (w, { kontonummer }) => (w.chance(80) ? kontonummer : w.kontonummer(kontonummer)),
    },
  ];
  if (writer.chance(50)) numbers.reverse();
  const iban: Column = {
    name: writer.pick(['IBAN', 'Iban', 'IBAN-Nr.']),
    cell: (w, account) => w.iban(account.iban),
  };
  if (writer.chance(70)) return numbers;
  return writer.chance(50) ? [iban] : [iban, ...numbers];
}

function writtenList(writer: Writer, count: number, hasHeader: boolean): WrittenList {
  const columns = accountColumns(writer);
  for (let i = writer.below(5); i > 0; i--)
    columns.splice(writer.below(columns.length + 1), 0, writer.pick(OTHERS));
  const isAmbiguous = writer.chance(20);
  if (isAmbiguous) columns.splice(writer.below(columns.length + 1), 0, SECOND_ACCOUNT);
  const separator = writer.pick([';', ';', '\t', ',', '|']);
  const quoted = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const row = (cells: string[]) => cells.map(quoted).join(separator);
  const lines: string[] = [];
  const ibans = new Map<number, string>();
  const empty = columns.map(() => '');
  if (hasHeader) {
    if (writer.chance(20)) lines.push(row(empty.with(0, 'Mitglieder, Stand 12.03.2024')));
    lines.push(row(columns.map(({ name }) => name)));
  }
  for (let i = 1; i <= count; i++) {
    const account = writer.account(writer.pick([3, 6, 6, 6]));
    lines.push(row(columns.map(({ cell }) => cell(writer, account, i))));
    ibans.set(lines.length, account.iban);
  }
  if (writer.chance(20)) lines.push(row(empty.with(0, 'Summe').with(-1, writer.digits(5))));
  return { text: lines.join('\n'), ibans, isAmbiguous };
}

/** Checks many lists. @returns the rows with an IBAN that their list does not say, and the share of right rows */
function checkAll(lists: number, maxRows: number, hasHeader: boolean, isAmbiguous: boolean) {
  const wrong: string[] = [];
  let rows = 0;
  let right = 0;
  for (let seed = 1; seed <= lists; seed++) {
    const writer = new Writer(seed * 104_729);
    const list = writtenList(writer, 1 + writer.below(maxRows), hasHeader);
    if (list.isAmbiguous !== isAmbiguous) continue;
    rows += list.ibans.size;
    const read = readList(list.text, fullCalculator);
    if (!('list' in read)) continue;
    for (const { line, iban } of [...checkList(read.list, fullCalculator, GERMAN_LIST_WORDS)].flat()) {
      if (iban && iban === list.ibans.get(line)) right += 1;
      else if (iban) wrong.push(`line ${line} gives ${iban}, not ${list.ibans.get(line)}:\n${list.text}`);
    }
  }
  return { wrong, share: right / rows };
}

describe('written lists', () => {
  it.each([1, 2, 12])('with names of columns and up to %i rows are read', (maxRows) => {
    const { wrong, share } = checkAll(40, maxRows, true, false);
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.95);
  });

  it.each([1, 2, 12])('without names and with up to %i rows give no wrong IBAN', (maxRows) => {
    expect(checkAll(40, maxRows, false, false).wrong).toEqual([]);
  });

  it.each([true, false])('with a second column of accounts give no wrong IBAN, header: %s', (hasHeader) => {
    expect(checkAll(80, 12, hasHeader, true).wrong).toEqual([]);
  });

  it('without names but with many rows are read if check digits identify the columns', () => {
    const { wrong, share } = checkAll(20, 60, false, false);
    expect(wrong).toEqual([]);
    // One account in five of these lists has a wrong check digit.
    expect(share).toBeGreaterThan(0.3);
  });
});
