import { strToU8, Zip, ZipDeflate, type ZipInputFile } from 'fflate';
import type { ZipEntry } from './workbook.ts';

const CHUNK_CHARACTERS = 200_000;
/** Between the fastest and the smallest. */
const COMPRESSION = { level: 3 } as const;

/** A file to be written. Its pieces are taken one after the other, so they may be made meanwhile. */
interface WrittenFile {
  readonly name: string;
  readonly xml: Iterable<string>;
}

/** Writes an archive in pieces. Files of another archive are copied as they are packed. */
export function* writeArchive(files: Iterable<WrittenFile | ZipEntry>): Generator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const file of files) {
    if ('packed' in file) {
      const { name, packed, size, crc, method } = file;
      const copy: ZipInputFile = { filename: name, size, crc, compression: method };
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
