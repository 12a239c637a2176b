import { type ZipFile, zipFile } from './zip-file.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What a workbook should have in place of the plain parts. */
export interface XlsxParts {
  /** The rows: `<row>…</row>`. */
  readonly rows?: string;
  /** The strings: `<si>…</si>`. */
  readonly strings?: string;
  /** The codes of custom formats. The first is that of `s="1"`. */
  readonly formats?: readonly string[];
  /** Attributes of workbookPr. */
  readonly properties?: string;
  /** Any parts by their names, as in the archive. A part without content is missing. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | undefined>>;
}

/** The XML of a workbook with one sheet, „Blatt“, by the names of the parts. */
function xlsxParts({ rows = '', strings = '', formats = [], properties = '', parts = {} }: XlsxParts) {
  const relationship = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
  const relationships = (content: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(relationship(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${TYPES}"><workbookPr ${properties}/><sheets><sheet name="Blatt" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relationship(1, 'worksheet', 'worksheets/sheet1.xml') +
        relationship(2, 'sharedStrings', 'sharedStrings.xml') +
        relationship(3, 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...parts,
  };
}

/** The files of an Excel workbook. */
export const xlsxFiles = (parts: XlsxParts): ZipFile[] =>
  Object.entries(xlsxParts(parts)).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name, content }],
  );

/** An Excel workbook as bytes. */
export const xlsxFile = (parts: XlsxParts): Uint8Array => zipFile(xlsxFiles(parts));
