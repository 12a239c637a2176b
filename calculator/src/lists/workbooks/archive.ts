import { Inflate, strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import { WorkbookError, type ZipEntry } from './workbook.ts';

/** A workbook has a few dozen files in it, and one for each picture. */
const MAX_ENTRIES = 10_000;
/** What compresses better than this is not a list. The next limit is added to it: unpacking so little is quick. */
const MAX_RATIO = 50;
const MAX_UNPACKED_BYTES_OF_SMALL = 50_000_000;

// Offsets and signatures are those of APPNOTE.TXT 6.3.10, the specification of ZIP files by PKWARE.
const END = { signature: 0x06054b50, length: 22 };
const END_64 = { signature: 0x06064b50, locator: 0x07064b50, locatorLength: 20 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_COMMENT_LENGTH = 0xffff;
/** The placeholder for a number that is in a 64-bit field elsewhere. */
const IN_64_BITS = 0xffffffff;
const FIELD_64 = 1;
const ENCRYPTED_FLAG = 1;
/** The files of an archive by their names, in lower case and with `/`: names of parts ignore case. */
export type ZipEntries = ReadonlyMap<string, ZipEntry>;

/**
 * Reads the directory at the end of an archive. Nothing is unpacked.
 *
 * fflate unpacks a file only as a whole and believes its size; its streaming reader goes by the headers in front of the
 * files, which need not have a size, and its author advises against it (fflate issue 208).
 *
 * @throws {WorkbookError} `damaged`, `encrypted` or `too-many-entries`
 */
export function readZipEntries(bytes: Uint8Array): ZipEntries {
  try {
    return readDirectory(bytes);
  } catch (error) {
    // A DataView throws this for an offset outside the file.
    throw error instanceof RangeError ? new WorkbookError('damaged') : error;
  }
}

function readDirectory(bytes: Uint8Array): ZipEntries {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let { offset, count } = findDirectory(view);
  if (count > MAX_ENTRIES) throw new WorkbookError('too-many-entries');
  const entries = new Map<string, ZipEntry>();
  for (; count > 0; count -= 1) {
    expectSignature(view, offset, CENTRAL.signature);
    const start = offset;
    const short = (place: number) => view.getUint16(start + place, true);
    const long = (place: number) => view.getUint32(start + place, true);
    const [nameLength, extraLength, commentLength] = [short(28), short(30), short(32)];
    const nameStart = start + CENTRAL.length;
    const nameBytes = bytes.subarray(nameStart, nameStart + nameLength);
    const name = new TextDecoder().decode(nameBytes);
    const key = name.replace(/\\/g, '/').toLowerCase();
    // If two files have the same name, two programs might read different ones.
    if (entries.has(key)) throw new WorkbookError('damaged');
    if (short(8) & ENCRYPTED_FLAG) throw new WorkbookError('encrypted');
    const extra = new DataView(bytes.buffer, bytes.byteOffset + nameStart + nameLength, extraLength);
    const [size, packedSize, local] = withWideNumbers([long(24), long(20), long(42)], extra);
    const packed = packedBytes(view, local, packedSize, nameBytes);
    entries.set(key, { name, method: short(10), crc: long(16), size, packed });
    offset = nameStart + nameLength + extraLength + commentLength;
  }
  return entries;
}

function findDirectory(view: DataView): { offset: number; count: number } {
  const last = view.byteLength - END.length;
  for (let end = last; end >= Math.max(0, last - MAX_COMMENT_LENGTH); end -= 1) {
    if (view.getUint32(end, true) !== END.signature) continue;
    const count = view.getUint16(end + 10, true);
    const offset = view.getUint32(end + 16, true);
    if (offset !== IN_64_BITS && count !== 0xffff) return { offset, count };
    const locator = end - END_64.locatorLength;
    expectSignature(view, locator, END_64.locator);
    const wideEnd = wideNumber(view, locator + 8);
    expectSignature(view, wideEnd, END_64.signature);
    return { offset: wideNumber(view, wideEnd + 48), count: wideNumber(view, wideEnd + 32) };
  }
  throw new WorkbookError('damaged');
}

/** Takes numbers that need 64 bits from the extra field, which has them in this order. */
function withWideNumbers(numbers: [size: number, packedSize: number, start: number], extra: DataView) {
  if (!numbers.includes(IN_64_BITS)) return numbers;
  let offset = 0;
  while (extra.getUint16(offset, true) !== FIELD_64) offset += 4 + extra.getUint16(offset + 2, true);
  offset += 4;
  return numbers.map((number) => {
    if (number !== IN_64_BITS) return number;
    offset += 8;
    return wideNumber(extra, offset - 8);
  }) as typeof numbers;
}

/** @throws {RangeError} for a number that no file of ours can need */
function wideNumber(view: DataView, offset: number): number {
  const number = view.getBigUint64(offset, true);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('An offset is outside the file.');
  return Number(number);
}

/** @param name as in the directory: the header in front of the file must have the same */
function packedBytes(view: DataView, start: number, packedSize: number, name: Uint8Array): Uint8Array {
  expectSignature(view, start, LOCAL.signature);
  const nameLength = view.getUint16(start + 26, true);
  const extraLength = view.getUint16(start + 28, true);
  const nameStart = start + LOCAL.length;
  const from = nameStart + nameLength + extraLength;
  if (nameLength !== name.length || from + packedSize > view.byteLength) throw new WorkbookError('damaged');
  for (const [index, byte] of name.entries())
    if (view.getUint8(nameStart + index) !== byte) throw new WorkbookError('damaged');
  return new Uint8Array(view.buffer, view.byteOffset + from, packedSize);
}

function expectSignature(view: DataView, offset: number, signature: number): void {
  if (view.getUint32(offset, true) !== signature) throw new WorkbookError('damaged');
}

const METHODS = { stored: 0, deflated: 8 };
/** Deflate makes at most 1,032 bytes of one, so a piece becomes 17 MB at most. */
const PIECE_BYTES = 16_384;

/** Unpacks files piece by piece, and counts what comes out: what the archive says about sizes is not believed. */
export class Unpacker {
  #bytesLeft: number;

  /** @param maxBytes of all files together */
  constructor(maxBytes: number) {
    this.#bytesLeft = maxBytes;
  }

  /** @throws {WorkbookError} `damaged` or `unpacks-too-large` */
  *unpack({ method, packed, size, crc }: ZipEntry): Generator<Uint8Array> {
    if (method !== METHODS.deflated && method !== METHODS.stored) throw new WorkbookError('damaged');
    // fflate computes a CRC-32 only where it writes a file. Here it writes none: ondata drops the bytes.
    const sum = new ZipPassThrough('');
    sum.ondata = () => {};
    for (const piece of method === METHODS.deflated ? inflated(packed) : piecesOf(packed)) {
      sum.push(piece);
      if (sum.size > size) throw new WorkbookError('damaged');
      this.#bytesLeft -= piece.length;
      if (this.#bytesLeft < 0 || sum.size > MAX_UNPACKED_BYTES_OF_SMALL + packed.length * MAX_RATIO)
        throw new WorkbookError('unpacks-too-large');
      yield piece;
    }
    sum.push(new Uint8Array(), true);
    // A flipped bit may change a single digit, and the XML would still be well-formed.
    if (sum.size !== size || sum.crc >>> 0 !== crc) throw new WorkbookError('damaged');
  }
}

function* inflated(packed: Uint8Array): Generator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const inflater = new Inflate((piece) => pieces.push(piece));
  let bytesLeft = packed.length;
  for (const piece of piecesOf(packed)) {
    bytesLeft -= piece.length;
    try {
      inflater.push(piece, bytesLeft === 0);
    } catch {
      throw new WorkbookError('damaged');
    }
    yield* pieces.splice(0);
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield bytes.subarray(start, start + PIECE_BYTES);
}

const CHUNK_CHARACTERS = 200_000;
/** Between the fastest and the smallest. */
const COMPRESSION = { level: 3 } as const;

/** Writes an archive in pieces, while XML is made. Files of another archive are copied as they are packed. */
export function* writeArchive(
  files: Iterable<{ readonly name: string; readonly xml: Iterable<string> } | ZipEntry>,
): Generator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const file of files) {
    if ('packed' in file) {
      const { name: filename, packed, size, crc, method: compression } = file;
      const copy: ZipInputFile = { filename, size, crc, compression };
      zip.add(copy);
      copy.ondata?.(null, packed, true);
      continue;
    }
    const written = new ZipDeflate(file.name, COMPRESSION);
    zip.add(written);
    let chunk = '';
    for (const xml of file.xml) {
      chunk += xml;
      if (chunk.length < CHUNK_CHARACTERS) continue;
      written.push(strToU8(chunk));
      chunk = '';
      yield* pieces.splice(0);
    }
    written.push(strToU8(chunk), true);
  }
  zip.end();
  yield* pieces;
}
