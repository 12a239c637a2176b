import type { CellWords } from '../de.ts';
import { copyText, dateText, GENERAL, numberIn, numberText } from './cell-text.ts';
import { MAX_CELL_CHARACTERS, WorkbookError, type XmlAttributes } from './workbook.ts';

/** LibreOffice marks an error by an attribute of its own. */
export const isError = (attributes: XmlAttributes) => attributes['calcext:value-type'] === 'error';

/** Whether a cell is a number or a date. */
export const isNumber = (attributes: XmlAttributes) =>
  /^(?:float|percentage|currency|date)$/.test(attributes['office:value-type'] ?? '');

/** Whether a cell has a formula whose result is not in the file. */
export const hasNoResult = (attributes: XmlAttributes) =>
  attributes['table:formula'] !== undefined && attributes['office:value-type'] === undefined;

/** The text that a cell shows, but with all digits of a number. @param shown its paragraphs, with line breaks */
export function odsCellText(attributes: XmlAttributes, shown: string, words: CellWords): string {
  if (hasNoResult(attributes)) return words.noResult;
  if (isError(attributes)) return words.errors[shown] ?? shown;
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return odsNumberText(attributes['office:value'] ?? '', shown);
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? words.yes : words.no;
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

/** Keeps leading zeros that the cell shows. */
function odsNumberText(value: string, shown: string): string {
  const number = numberIn(value);
  if (!Number.isFinite(number)) return shown;
  return /^0\d+$/.test(shown) && Number(shown) === number ? shown : numberText(number);
}

/** XML may be indented. Spaces that count are `text:s`. */
const WHITE_SPACE = /[ \t\r\n]+/g;

/** Collects the text of a cell from its paragraphs. */
export class Paragraphs {
  #paragraphs: string[] = [];
  #characters = 0;

  begin(): void {
    this.#count(1);
    this.#paragraphs.push('');
  }

  open(name: string, attributes: XmlAttributes): void {
    const spaces = Math.min(Number(attributes['text:c'] ?? 1) || 1, MAX_CELL_CHARACTERS + 1);
    if (name === 'text:s') this.#append(' '.repeat(Math.max(spaces, 0)));
    else if (name === 'text:tab') this.#append('\t');
    else if (name === 'text:line-break') this.#append('\n');
  }

  text(text: string): void {
    this.#append(text.replace(WHITE_SPACE, ' '));
  }

  take(): string {
    const text = copyText(this.#paragraphs.join('\n'));
    this.#paragraphs = [];
    this.#characters = 0;
    return text;
  }

  /** @throws {WorkbookError} `too-much-text` */
  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CELL_CHARACTERS) throw new WorkbookError('too-much-text');
  }

  #append(text: string): void {
    this.#count(text.length);
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }
}
