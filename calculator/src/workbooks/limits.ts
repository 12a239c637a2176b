/** As for lists of text. */
export const MAX_WORKBOOK_BYTES = 50_000_000;
/** A workbook has some dozen files in it, and one for each picture. */
export const MAX_ENTRIES = 10_000;
/** Read for one sheet. 500,000 rows of ten columns have 250 MB in .xlsx and 800 MB in .ods. */
export const MAX_UNPACKED_BYTES = 1_000_000_000;
/** Read for the names of the sheets, and for the styles. */
export const MAX_UNPACKED_BYTES_OF_NAMES = 50_000_000;
/** Deeper elements, and longer tags or texts, are an attack on the parser. A cell has at most 32,767 characters. */
export const MAX_DEPTH = 100;
export const MAX_TOKEN_CHARACTERS = 1_000_000;
/** Excel's own limits: characters of a cell, and of the code of a number format. */
export const MAX_CELL_CHARACTERS = 32_767;
export const MAX_FORMAT_CHARACTERS = 255;
/** A workbook has some dozen sheets, and Excel slows down with some hundred. */
export const MAX_SHEETS = 10_000;

/** 500,000 rows, and some with title and header above them. The reader of lists counts again, without these. */
export const MAX_SHEET_ROWS = 500_020;
export const MAX_COLUMNS = 200;
/** Twice the characters of the largest list of text. */
export const MAX_CHARACTERS = 100_000_000;
/** 500,000 rows of 40 columns. Empty cells before the last filled one of a row count, too: they take memory. */
export const MAX_CELLS = 20_000_000;
