import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { editionA } from './editions.ts';
import { type Ending, useServedDirectory } from './served-directory.ts';

const RECORD = 168 + 2;
const whole = editionA.file;
const records = whole.length / RECORD;

/** How much of the file arrives. */
const CUTS: readonly (readonly [string, number])[] = [
  ['nothing', 0],
  ['one byte', 1],
  ['half of it, within a record', Math.floor(records / 2) * RECORD + 80],
  ['97 %, up to the end of a record', Math.floor(records * 0.97) * RECORD],
  ['all but its last byte', whole.length - 1],
];

/** The ways in which an answer shows its end, each with an answer that is cut before. */
const FRAMINGS: Readonly<Record<string, (part: Buffer) => RequestListener>> = {
  'with a length': (part) => (_, response) => {
    response.writeHead(200, { 'content-length': whole.length });
    response.flushHeaders();
    response.write(part, () => response.destroy());
  },
  'in chunks': (part) => (_, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' });
    response.flushHeaders();
    response.write(part, () => response.destroy());
  },
  'ended by the end of the connection': (part) => (_, response) => {
    response.writeHead(200, { connection: 'close' });
    response.useChunkedEncodingByDefault = false;
    response.end(part);
  },
  packed: (part) => (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', connection: 'close' });
    response.useChunkedEncodingByDefault = false;
    const packed = gzipSync(whole);
    response.end(packed.subarray(0, Math.floor((packed.length * part.length) / whole.length)));
  },
};

/**
 * A compressed answer is not read at all. Without a length and without chunks, only the content shows that it was cut.
 */
function ending(framing: string, bytes: number): Ending {
  if (framing === 'packed') return ['unreachable', 'encoded'];
  if (framing !== 'ended by the end of the connection') return ['unreachable', 'network'];
  if (bytes <= 1) return ['rejected', 'not-a-bank-file'];
  return ['rejected', bytes % RECORD === 0 ? 'implausible' : 'faulty-line'];
}

describe('a file that is cut', () => {
  const survives = useServedDirectory();
  const cases = Object.keys(FRAMINGS).flatMap((framing) =>
    CUTS.map(([cut, bytes]) => [framing, cut, bytes] as const),
  );

  it.each(cases)('%s, of which %s arrives', async (framing, _, bytes) => {
    const answer = FRAMINGS[framing]?.(whole.subarray(0, bytes));
    if (!answer) throw new Error(`No answer ${framing}.`);
    const url = await bundesbank({ 'GET /blz.txt': answer });
    await survives(`${url}/blz.txt`, ending(framing, bytes));
  });

  it('up to the end of any record near its end', async () => {
    for (const missing of [0.04, 0.02, 0.01, 0.003]) {
      const kept = Math.floor(records * (1 - missing)) * RECORD;
      const url = await bundesbank({
        'GET /blz.txt': (_, response) => response.end(whole.subarray(0, kept)),
      });
      await survives(`${url}/blz.txt`, ['rejected', 'implausible']);
    }
  });
});
