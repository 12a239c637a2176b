import { SaxesParser } from 'saxes';
import type { ListFault } from '../list.ts';
import type { Unpacker } from './archive.ts';
import { encodingOf, WorkbookError, type XmlHandlers, type ZipEntry } from './workbook.ts';

/** Deeper elements, and longer tags or texts, are an attack on the parser. A cell has at most 32,767 characters. */
const MAX_DEPTH = 100;
const MAX_TOKEN_CHARACTERS = 1_000_000;
const SLICE_CHARACTERS = 65_536;
/** Office Open XML and OpenDocument allow no others. */
const ENCODINGS = /^utf-?(?:8|16)$/i;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses a file of the archive. */
export function readXml(entry: ZipEntry | undefined, unpacker: Unpacker, handlers: XmlHandlers): void {
  for (const _ of xmlPieces(entry, unpacker, handlers));
}

/** Parses a file of the archive piece by piece while it is unpacked, so it is never in memory as a whole. */
export function* xmlPieces(entry: ZipEntry | undefined, unpacker: Unpacker, handlers: XmlHandlers) {
  const { open, close, text } = handlers;
  if (!entry) throw new WorkbookError('damaged');
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let charactersSinceEvent = 0;
  const fail = (fault: ListFault = 'damaged') => {
    throw new WorkbookError(fault);
  };
  parser.on('error', () => fail());
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODINGS.test(encoding)) fail();
  });
  // A document type may declare entities that grow without end, or that name other files. saxes expands none.
  parser.on('doctype', () => fail('document-type'));
  parser.on('opentag', ({ name, attributes }) => {
    charactersSinceEvent = 0;
    depth += 1;
    if (depth > MAX_DEPTH) fail();
    open(localName(name), attributes, name);
  });
  parser.on('closetag', ({ name }) => {
    charactersSinceEvent = 0;
    depth -= 1;
    close?.(localName(name), name);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }

  const write = (decoded: string) => {
    for (let start = 0; start < decoded.length; start += SLICE_CHARACTERS) {
      const slice = decoded.slice(start, start + SLICE_CHARACTERS);
      charactersSinceEvent += slice.length;
      if (charactersSinceEvent > MAX_TOKEN_CHARACTERS) fail();
      parser.write(slice);
    }
  };
  let decoder: TextDecoder | undefined;
  for (const piece of unpacker.unpack(entry)) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    write(decode(decoder, piece));
    yield;
  }
  if (decoder) write(decode(decoder));
  parser.close();
}

/** @param piece undefined at the end */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw new WorkbookError('damaged');
  }
}
