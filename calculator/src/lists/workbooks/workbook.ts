import type { ListFault, ListRow } from '../list.ts';

/** More than any list of accounts needs: as text, 100,000 rows with name and address have some 10 MB. */
export const MAX_LIST_BYTES = 50_000_000;
/** Unpacked for one sheet. 500,000 rows of ten columns have 250 MB in .xlsx and 800 MB in .ods. */
export const MAX_UNPACKED_BYTES = 1_000_000_000;
/** Unpacked for the names of the sheets, and for the styles. */
export const MAX_UNPACKED_BYTES_OF_NAMES = 50_000_000;
/** Excel's own limit. */
export const MAX_CELL_CHARACTERS = 32_767;
/** A workbook has a few dozen sheets, and Excel slows down with a few hundred. */
export const MAX_SHEETS = 10_000;
/** A sheet needs a handful of other parts, which the workbook names. */
export const MAX_RELATIONSHIPS = 4 * MAX_SHEETS;
/** Excel's own limit of formats. */
export const MAX_STYLES = 65_490;
/** 500,000 rows, and some with title and header above them. The reader of lists counts again, without these. */
export const MAX_SHEET_ROWS = 500_020;
export const MAX_COLUMNS = 200;
/** Twice the characters of the largest list of text. */
export const MAX_CHARACTERS = 100_000_000;
/** 500,000 rows of 40 columns. Empty cells before the last filled one of a row count, too: they take memory. */
export const MAX_CELLS = 20_000_000;

/** Thrown by the code that unpacks or reads a workbook. withFault() catches it. */
export class WorkbookError extends Error {
  readonly fault: ListFault;

  constructor(fault: ListFault) {
    super(fault);
    this.name = 'WorkbookError';
    this.fault = fault;
  }
}

export interface SheetContent {
  /** As rows.ts gives them: without empty rows, cells trimmed. `line` is the number of the row in the sheet, from 1. */
  readonly rows: readonly ListRow[];
  /** How many cells have a formula whose result is not in the file. These cells say so in words. */
  readonly formulasWithoutResult: number;
  /** How many cells have an error such as `#DIV/0!`. */
  readonly errors: number;
  /** How many rows with cells are hidden. They are read, too. */
  readonly hiddenRows: number;
}

/** A file in the archive of a workbook. */
export interface ZipEntry {
  /** As in the archive. */
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly packed: Uint8Array;
  /** As the archive says. It may be wrong. */
  readonly size: number;
  readonly crc: number;
}

/** By their names with prefixes, as in the file. */
export type XmlAttributes = Readonly<Record<string, string>>;

/**
 * What a parser of XML calls. An element is a name without its prefix, since programs may write `<x:row>` for `<row>`;
 * a name has its prefix.
 */
export interface XmlHandlers {
  open(element: string, attributes: XmlAttributes, name: string): void;
  close?(element: string, name: string): void;
  /** The text of an element may come in several pieces. */
  text?(text: string): void;
}

/** A sheet of an Excel workbook, with what is needed to write the workbook again. */
export interface WritableSheet {
  /** All files of the workbook. */
  readonly files: Iterable<ZipEntry>;
  /** The file of the sheet, one of them. */
  readonly file: ZipEntry;
  /** The file of the styles, if there is one. */
  readonly styles: ZipEntry | undefined;
  /** Parses one of the files piece by piece. */
  parse(file: ZipEntry, handlers: XmlHandlers): Generator<void>;
  /** The extension of the workbook’s name, without a dot. */
  readonly extension: string;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** How much is unpacked to read it. */
  readonly bytes: number;
  /** Reads the rows again each time, so a sheet that is not chosen costs nothing. */
  read(): SheetContent | { readonly fault: ListFault };
  /** For Excel workbooks. */
  readonly writable?: WritableSheet;
}

export interface Workbook {
  /** In the order of their tabs, without sheets that are charts; at least one. */
  readonly sheets: readonly Sheet[];
  /** Macros are never run. Their results are in the cells. */
  readonly hasMacros: boolean;
}

/** The result of a step, or the fault of the {@link WorkbookError} that it throws. */
export function withFault<T>(step: () => T): T | { readonly fault: ListFault } {
  try {
    return step();
  } catch (error) {
    if (error instanceof WorkbookError) return { fault: error.fault };
    throw error;
  }
}

// Old Excel files, and new ones with a password, are compound files: [MS-CFB], 2.6.1 has their directory.
const DIRECTORY_ENTRY_BYTES = 128;
const NAME_BYTES = 64;
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];

/** The names of streams that show what the file is. „Book“ is Excel 5.0. */
const STREAMS: ReadonlyMap<string, ListFault> = new Map([
  ['EncryptedPackage', 'encrypted'],
  ['Workbook', 'old-excel'],
  ['Book', 'old-excel'],
]);

/** Whether the bytes are a compound file. */
export const isCompoundFile = (bytes: Uint8Array) => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** What a compound file is: a new workbook with a password, an old workbook, or something else such as a `.doc`. */
export function compoundFileFault(bytes: Uint8Array): ListFault {
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  // Entries of the directory begin at multiples of their length, wherever the directory is.
  for (let start = 0; start + DIRECTORY_ENTRY_BYTES <= bytes.length; start += DIRECTORY_ENTRY_BYTES) {
    // A name has a zero at its end.
    const [name = ''] = decoder.decode(bytes.subarray(start, start + NAME_BYTES)).split('\0');
    const fault = STREAMS.get(name);
    if (fault) return fault;
  }
  return 'no-workbook';
}

/** Judged by the first bytes. */
export const isWorkbook = (bytes: Uint8Array) => isCompoundFile(bytes) || isZip(bytes);

/** The encoding that a byte order mark at the beginning names; UTF-8 without one. */
export function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Archives begin with the header of a file, empty ones with the end of their directory. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, ...kind] = bytes.subarray(0, 4);
  return p === 0x50 && k === 0x4b && (kind.join() === '3,4' || kind.join() === '5,6');
}
