import { gzipSync } from 'node:zlib';

/** A file of an archive, with what its headers should say in place of the truth. */
export interface ZipFile {
  readonly content: string | Uint8Array;
  readonly name: string;
  readonly size?: number;
  readonly crc?: number;
  /** 0 for stored, 8 for deflated. */
  readonly method?: number;
  readonly flags?: number;
  /** Whether sizes and offset are in a 64-bit extra field, as if they had been unknown in advance. */
  readonly isWide?: boolean;
}

/** Writes a ZIP archive with Node's own deflate, so it is independent of the library that reads it. */
export function zipFile(files: readonly ZipFile[], count = files.length): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { content, name, method = 8, flags = 0, isWide = false, ...lies } of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    // A gzip file: a header of 10 bytes, the deflated data, the CRC-32 and the size.
    const gzip = gzipSync(bytes);
    const { size = bytes.length, crc = gzip.readUInt32LE(gzip.length - 8) } = lies;
    const packed = method === 8 ? gzip.subarray(10, -8) : bytes;
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(isWide ? 0xffffffff : packed.length, 14);
    common.writeUInt32LE(isWide ? 0xffffffff : size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const extra = isWide ? wideField(size, packed.length, offset) : Buffer.alloc(0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(isWide ? 0xffffffff : offset, 10);
    const central = Buffer.from(common);
    central.writeUInt16LE(extra.length, 24);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), central, tail, nameBytes, extra);
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

/** The archive with the place of its directory in 64 bits: in a record that a locator before the end points to. */
export function withWideEnd(archive: Uint8Array): Uint8Array {
  const end = Buffer.from(archive.subarray(-22));
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(archive.length - 22), 8);
  end.fill(0xff, 8, 20);
  return new Uint8Array(Buffer.concat([archive.subarray(0, -22), record, locator, end]));
}

function wideField(...numbers: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  return field;
}
