import { open } from 'node:fs/promises';
import { MAX_LIST_BYTES } from '../lists/decode-list.ts';
import { reasonOf, UsageError } from './usage-error.ts';

/**
 * Reads a list.
 *
 * @param path of the file, or `-` for the standard input
 * @throws {UsageError} if it can't be read, or is larger than a list may be
 */
export async function readInput(path: string): Promise<Uint8Array> {
  if (path === '-') return readAll(process.stdin);
  try {
    const file = await open(path);
    // The stream closes the file at its end, also after an error.
    return await readAll(file.createReadStream());
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError({ code: 'not-read', path, reason: reasonOf(error) });
  }
}

/** Stops as soon as the input is too large, so an endless input does no harm. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.length;
    if (length > MAX_LIST_BYTES) throw new UsageError({ code: 'list', fault: 'list-too-large' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
