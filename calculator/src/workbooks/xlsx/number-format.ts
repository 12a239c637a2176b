import { GENERAL, type NumberFormat } from '../cell-text.ts';
import { MAX_FORMAT_CHARACTERS } from '../limits.ts';
import { WorkbookError } from '../workbook.ts';

/** The built-in formats of dates and times (ECMA-376 part 1, 18.8.30), with those of East Asian versions. */
const BUILT_IN: readonly (readonly [first: number, last: number, code: string])[] = [
  [14, 17, 'dd.mm.yyyy'],
  [18, 21, 'hh:mm'],
  [22, 22, 'dd.mm.yyyy hh:mm'],
  [27, 31, 'dd.mm.yyyy'],
  [32, 35, 'hh:mm'],
  [36, 36, 'dd.mm.yyyy'],
  [45, 47, 'mm:ss'],
  [50, 58, 'dd.mm.yyyy'],
];

/** What is no letter of a date: quoted and escaped text, and brackets with a colour, a language or a condition. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi;

/** The format with this number, if Excel has it built in. */
export function builtInFormat(id: number): NumberFormat {
  const [, , code] = BUILT_IN.find(([first, last]) => id >= first && id <= last) ?? [];
  return code === undefined ? GENERAL : parseNumberFormat(code);
}

/**
 * What matters of a format's code: whether it shows a date or a time, and how many digits at least. Codes are English in
 * every file, whatever the language of the program is.
 *
 * @param code as in styles.xml, such as `dd/mm/yyyy;@` or `00000`
 * @throws {WorkbookError} `damaged` for a longer code than Excel takes
 */
export function parseNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_FORMAT_CHARACTERS) throw new WorkbookError('damaged');
  const [forPositive = ''] = code.replace(LITERALS, '').split(';');
  if (/general/i.test(forPositive)) return GENERAL;
  const showsTime = /[hs]/i.test(forPositive);
  return {
    showsDate: /[dy]/i.test(forPositive) || (/m/i.test(forPositive) && !showsTime),
    showsTime,
    minimumDigits: /^0+$/.test(forPositive) ? forPositive.length : 0,
    ...literalDigitsOf(code),
  };
}

/** Digits that a format writes beside those of the number: `"37"0000`, `0\0`. Between them, they hide which are the number's. */
function literalDigitsOf(code: string): Partial<NumberFormat> {
  const [forPositive = ''] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code) ?? [];
  const literals = forPositive.match(/"[^"]*"|\\./g) ?? [];
  if (!literals.some((literal) => /\d/.test(literal))) return {};
  const [, before = '', placeholders = '', behind = ''] =
    /^((?:"[^"]*"|\\.)*)([0#]+)((?:"[^"]*"|\\.)*)$/.exec(forPositive) ?? [];
  if (placeholders === '') return { hidesDigits: true };
  const plain = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const minimumDigits = placeholders.replaceAll('#', '').length;
  return { before: plain(before), behind: plain(behind), minimumDigits };
}
