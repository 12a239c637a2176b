import { Inflate } from 'fflate';
import { WorkbookError } from '../workbook.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './zip-entries.ts';

const METHODS = { stored: 0, deflated: 8 };
/** Deflate makes at most 1,032 bytes of one, so a piece becomes 16 MB at most. */
const PIECE_BYTES = 16_384;

/** Unpacks files piece by piece, and counts what comes out: what the archive says about sizes is not believed. */
export class Unpacker {
  #bytesLeft: number;

  /** @param maxBytes of all files together */
  constructor(maxBytes: number) {
    this.#bytesLeft = maxBytes;
  }

  /**
   * @param use gets each piece
   * @throws {WorkbookError} `damaged` or `unpacks-too-large`
   */
  unpack({ method, packed, size, crc }: ZipEntry, use: (piece: Uint8Array) => void): void {
    let unpackedSize = 0;
    let unpackedCrc = 0;
    const take = (piece: Uint8Array) => {
      unpackedSize += piece.length;
      this.#bytesLeft -= piece.length;
      if (this.#bytesLeft < 0) throw new WorkbookError('unpacks-too-large');
      unpackedCrc = crc32(piece, unpackedCrc);
      use(piece);
    };
    if (method === METHODS.deflated) inflate(packed, take);
    else if (method === METHODS.stored) for (const piece of piecesOf(packed)) take(piece);
    else throw new WorkbookError('damaged');
    // A flipped bit may change a single digit, and the XML would still be well-formed.
    if (unpackedSize !== size || unpackedCrc !== crc) throw new WorkbookError('damaged');
  }
}

function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const inflater = new Inflate((piece) => take(piece));
  try {
    let bytesLeft = packed.length;
    for (const piece of piecesOf(packed)) {
      bytesLeft -= piece.length;
      inflater.push(piece, bytesLeft === 0);
    }
  } catch (error) {
    // The errors of fflate have a number as their code.
    throw typeof (error as { code?: unknown }).code === 'number' ? new WorkbookError('damaged') : error;
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield bytes.subarray(start, start + PIECE_BYTES);
}
