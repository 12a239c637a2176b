import { understand } from '../answers/understand.ts';
import { clean } from '../iban/clean.ts';
import { checkDigits, structureOf } from '../iban/faults.ts';
import { isOutOfUse } from '../reader/doubts.ts';
import { loneNumber, readAccount } from '../reader/read-account.ts';
import type { Fields } from '../reader/read-fields.ts';
import { type KnownBanks, type RowReading, withoutOtherBic } from '../reader/reading.ts';
import { tokensOf } from '../reader/tokens.ts';
import { titledCell } from './column-facts.ts';
import type { ListColumns, ListRow, ListShape } from './list.ts';
import { countFilled, mayBeAccount } from './rows.ts';

/** A word at the beginning of a cell that makes a row without an account a total. */
const TOTAL = /^(?:zwischen|gesamt|end)?(?:summen?|total|insgesamt|gesamt|anzahl|saldo|übertrag)\b/iu;
/** Names of columns whose cells may say that the account is no longer in use: „Status“, „Bemerkung“. */
const REMARKS =
  /^(?:konto|bank|iban)?[ -]?(?:status|zustand)|(?:bemerkung|anmerkung|hinweis|notiz|kommentar|vermerk)|^(?:info|remark|note|comment|memo)/i;
/** Names of columns that say so themselves, if the cell is not empty: „gelöscht am“. */
const CLOSED = /^(?:(?:konto|iban) )?(?:gelöscht|erloschen|aufgelöst|gesperrt|geschlossen|ungültig)\b/i;
/** What else a remark may be about, besides an account. */
const OF_OTHERS = /adresse|anschrift|mail|telefon|handy/i;
/** What means no in such a column. A spreadsheet writes FALSCH in any. */
const NO = /^(?:nein|no|n|0|f|false|falsch|-|(?:noch )?nicht \p{L}+)$/iu;
const DAY_OR_YEAR = /(?:\d{1,2}\.){2}(?:\d{2,4})?|(?:19|20)\d\d(?:-\d\d){0,2}/g;
const MAX_REMARK_LENGTH = 60;
/** What people write in the place of an account that there is not, or not yet. A member knows this already. */
const NO_ACCOUNT = new RegExp(
  `^(?:${[
    '(?:zahlt |zahlung )?(?:in )?bar',
    'bar(?:zahl(?:er(?:in)?|ung)|kasse)|(?:über )?kasse|cash(?: payer)?|pays (?:in )?cash',
    'selbst(?:zahler(?:in)?|überweiser(?:in)?)|(?:zahlt )?(?:selbst|per|auf|gegen) (?:rechnung|überweisung)',
    'überweis(?:er(?:in)?|ung|t(?: selbst)?)|rechnung(?:szahler(?:in)?)?|dauerauftrag|(?:per )?paypal',
    'beitragsfrei|ehrenmitglied|freimitglied',
    '(?:hat )?(?:kein|keine|ohne) (?:konto|iban|bankverbindung|kontoverbindung|lastschrift|einzug|abbuchung|sepa)',
    '(?:(?:konto|iban|daten?|bankverbindung|mandat) )?(?:wird|werden) (?:noch )?nachgereicht',
    '(?:(?:konto|iban|daten?|bankverbindung|mandat) )?(?:folgt|folgen|reicht .{0,20}nach)(?: noch| später)?',
    'nachgereicht|nachreichen|noch offen|(?:steht|stehen) noch aus|liegt (?:noch )?nicht vor|will follow',
  ].join('|')})$`,
  'iu',
);
const SKIPPED = { code: 'skipped' } as const;

/** What must be known of a list to read one of its rows. */
export interface RowShape extends Pick<ListShape, 'columns' | 'width' | 'header' | 'subAccount' | 'bic'> {
  /** Whether the row is the only one. Then swapped numbers are put right; in a list, all rows may be swapped. */
  readonly isAlone?: boolean;
}

/**
 * Makes the function that reads the account of a row, or finds that it is a title or a total. What the names of the
 * columns say is found here, once for all rows.
 */
export function rowReader(shape: RowShape, banks: KnownBanks): (row: ListRow) => RowReading {
  const { header, columns, subAccount, isAlone } = shape;
  const titled = titledCell(header?.[columns?.iban ?? -1] ?? '');
  const fieldsOf = (cells: readonly string[], { iban, blz, kontonummer }: ListColumns): Required<Fields> => {
    const cell = (place = -1) => cells[place] ?? '';
    const number = cell(kontonummer);
    // A sub-account in a column of its own is put after the account number.
    const tail = number && /^\d{1,3}$/.test(cell(subAccount)) ? `/${cell(subAccount)}` : '';
    return { iban: titled(cell(iban)), blz: cell(blz), kontonummer: number + tail };
  };
  return (row) => {
    if (row.isTitle) return SKIPPED;
    const { cells } = row;
    const cut = cutNumber(cells, shape);
    if (cut) return { code: 'not-whole', found: cut };
    const fields = columns && fieldsOf(cells, columns);
    const reading = fields ? readCells(fields, banks, isAlone) : readText(textOf(row), banks);
    const hasNoAccount = ['nothing', 'incomplete', 'refused', 'which-number'].includes(reading.code);
    const absence = hasNoAccount
      ? absenceIn(fields ? Object.values(fields) : textOf(row).split(/[\t,;:–]/))
      : '';
    if (absence) return { code: 'no-account', found: absence };
    return hasNoAccount && isTotalOrTitle(cells, fields, shape) ? SKIPPED : reading;
  };
}

/** A row as one text. */
export const textOf = ({ cells }: ListRow): string => cells.join('\t');

/**
 * Makes the function that finds the remark that a row's account is no longer in use: „Konto aufgelöst“, in a column for
 * remarks or in one without a name. A row of free text is read with its remarks.
 */
export function remarkReader({ header, columns, width }: RowShape): (row: ListRow) => string | undefined {
  const own = Object.values(columns ?? {});
  const beside = Array.from({ length: columns ? width : 0 }, (_, place) => {
    const title = header?.[place] ?? '';
    return { place, title, isClosed: CLOSED.test(title) };
  }).filter(
    ({ place, title, isClosed }) => !own.includes(place) && (isClosed || title === '' || REMARKS.test(title)),
  );
  return ({ cells }) => {
    for (const { place, title, isClosed } of beside) {
      const cell = cells[place] ?? '';
      if (cell === '' || NO.test(cell)) continue;
      // Without a name, a column may have the surname Falsch.
      const remark = title === '' ? cell.replace('Falsch', '') : cell;
      const said = remark.replace(DAY_OR_YEAR, '');
      if (isClosed || (isOutOfUse(said, tokensOf(said)) && !OF_OTHERS.test(remark)))
        return (isClosed ? `${title}: ${cell}` : cell).slice(0, MAX_REMARK_LENGTH);
    }
    return undefined;
  };
}

function readText(text: string, banks: KnownBanks): RowReading {
  const reading = withoutOtherBic(readAccount(text, banks));
  const isOpen = reading.code === 'unclear' && reading.candidates.length === 0;
  const kontonummer = isOpen ? loneNumber(tokensOf(text)) : undefined;
  return kontonummer ? { code: 'which-number', kontonummer } : reading;
}

/** What says that there is no account, in cells without a digit; `''` for nothing. */
function absenceIn(cells: readonly string[]): string {
  if (cells.some((cell) => /\d/.test(cell))) return '';
  const isSaid = (cell: string) => NO_ACCOUNT.test(cell.replace(/\([^()]*\)$|[.!]+$/, '').trim());
  return cells.find(isSaid)?.trim() ?? '';
}

/** An account number that its commas have split into cells, beginning in the last column with a name: 532,013,000. */
function cutNumber(cells: readonly string[], { header, columns }: RowShape): string | undefined {
  const place = columns?.kontonummer ?? -1;
  const rest = cells.slice(place + 1);
  const isCut = header?.length === place + 1 && /^\d{3}$/.test(rest[0] ?? '');
  return isCut ? [cells[place], ...rest].join(',') : undefined;
}

function readCells(fields: Required<Fields>, banks: KnownBanks, isAlone = false): RowReading {
  const { iban, blz, kontonummer } = fields;
  // Most rows are as simple as this, and reading them as a text would take many times as long.
  if (!isAlone && !iban && /^\d{8}$/.test(blz) && /^\d{1,10}$/.test(kontonummer) && blz !== kontonummer)
    return { code: 'account', blz, kontonummer };
  if (iban && !blz && !kontonummer && isRightIban(iban)) return { code: 'iban', iban };
  const reading = readTexts(fields, banks, isAlone);
  // In the column of IBANs, a text that begins like an IBAN counts as one.
  const isShort = reading.code === 'nothing' && /^[A-Z]{2}\d/i.test(iban);
  return isShort ? { code: 'iban', iban: clean(iban) } : reading;
}

/** Reads the cells as fields of a form. */
function readTexts(fields: Required<Fields>, banks: KnownBanks, isAlone: boolean): RowReading {
  const meanings = ['iban', 'blz', 'kontonummer'] as const;
  const typed = meanings.map((meaning) => ({ meaning, text: fields[meaning] }));
  const { understood, correction } = understand(typed, banks);
  switch (understood.code) {
    case 'account':
      if (correction !== 'put-right') return understood;
      if (isAlone) return { ...understood, isSwapped: true };
      return { code: 'account', blz: understood.kontonummer, kontonummer: understood.blz };
    case 'blz':
      return { code: 'incomplete', blz: understood.blz };
    case 'kontonummer':
      return { code: 'incomplete', kontonummer: understood.kontonummer };
    case 'tail': {
      const { blz, head, tail } = understood;
      const candidates = [head + tail, head].map((kontonummer) => ({ blz, kontonummer }));
      return { code: 'unclear', candidates };
    }
    case 'unread':
      return withoutOtherBic(understood.reading);
    case 'iban':
    case 'not-whole':
      return understood;
    default:
      return { code: 'nothing' };
  }
}

/** Whether an IBAN has no separators and no mistake. */
const isRightIban = (iban: string) =>
  structureOf(iban.slice(0, 2))?.length === iban.length &&
  /^[A-Z\d]+$/.test(iban) &&
  Number(iban.slice(2, 4)) === checkDigits(iban);

/**
 * Whether a row is a total, a line of dashes (not of hidden digits), the header again, or a title: one cell among rows
 * of many.
 */
function isTotalOrTitle(
  cells: readonly string[],
  fields: Fields | null,
  { header, width }: RowShape,
): boolean {
  const isLine = !/[\p{L}\p{N}#*•]/u.test(cells.join(''));
  if (isLine || cells.some((cell) => TOTAL.test(cell))) return true;
  if (header && cells.join('\n') === header.join('\n')) return true;
  if (fields === null || width < 3) return false;
  const isEmpty = Object.values(fields).every((cell) => !/\d/.test(cell));
  // Another separator may have left a row in one cell.
  return isEmpty && countFilled(cells) === 1 && !mayBeAccount(cells);
}
