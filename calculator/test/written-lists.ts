import { BLZ_LABELS, KONTO_LABELS, name, type Writer, type WrittenAccount } from './written-accounts.ts';

/** A list as a club or a program writes it, with the IBAN of each line that has an account. */
export interface WrittenList {
  text: string;
  /** By line, from 1. */
  ibans: Map<number, string>;
  hasHeader: boolean;
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

export function writtenList(writer: Writer, count: number, hasHeader: boolean): WrittenList {
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
  return { text: lines.join('\n'), ibans, hasHeader, isAmbiguous };
}
