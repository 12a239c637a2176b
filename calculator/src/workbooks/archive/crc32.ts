/** For each byte, its CRC-32 (polynomial 0xEDB88320, as in APPNOTE.TXT 4.4.7). */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/**
 * The CRC-32 of bytes that come in pieces.
 *
 * @param crc of the pieces before, 0 for the first
 * @returns an unsigned number of 32 bits
 */
export function crc32(bytes: Uint8Array, crc: number): number {
  let state = ~crc;
  for (let index = 0; index < bytes.length; index += 1)
    state = (state >>> 8) ^ (TABLE[(state ^ (bytes[index] as number)) & 0xff] as number);
  return ~state >>> 0;
}
