import type { CellWords } from '../../words/de/workbooks.ts';
import { booleanText, dateText, GENERAL, numberText } from '../cell-text.ts';

/** A cell of an OpenDocument table. */
export interface OdsCell {
  readonly attributes: Readonly<Record<string, string>>;
  /** The text that the program has shown, with line breaks between its paragraphs. */
  readonly shown: string;
}

/** Whether the cell shows an error. LibreOffice tells it by this attribute of its own. */
export const isError = ({ attributes }: OdsCell) => attributes['calcext:value-type'] === 'error';

/** Whether the cell has a formula whose result is not in the file. */
export const hasNoResult = ({ attributes }: OdsCell) =>
  attributes['table:formula'] !== undefined && attributes['office:value-type'] === undefined;

/** The text that the cell shows, but with all digits of a number. */
export function odsCellText(cell: OdsCell, words: CellWords): string {
  const { attributes, shown } = cell;
  if (hasNoResult(cell)) return words.noResult;
  if (isError(cell)) return words.errors[shown] ?? shown;
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return odsNumberText(attributes['office:value'] ?? '', shown);
    case 'boolean':
      return booleanText(attributes['office:boolean-value'] === 'true', words);
    case 'date':
      return dateText(attributes['office:date-value'] ?? shown, {
        ...GENERAL,
        showsDate: true,
        showsTime: shown.includes(':') && !shown.includes('T00:00:00'),
      });
    case 'time':
      return shown || (attributes['office:time-value'] ?? '');
    default:
      return shown || (attributes['office:string-value'] ?? '');
  }
}

/** The digits of a number. Zeros in front that the cell shows are kept. */
function odsNumberText(value: string, shown: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return shown;
  return /^0\d+$/.test(shown) && Number(shown) === number ? shown : numberText(number);
}
