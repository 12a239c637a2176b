import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { type Ending, useServedDirectory } from './served-directory.ts';

const MIB = 1024 * 1024;
const packed = (encoding: string, body: Buffer): RequestListener => {
  return (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
};
const zeros = (times: number) => gzipSync(Buffer.alloc(2.4 * MIB * times), { level: 9 });
const thousandfold = zeros(100);
/** With the best compression, it takes seconds to make the bomb, and it is hardly smaller. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const endless: RequestListener = (_, response) => {
  const block = Buffer.alloc(64 * 1024, '1');
  const more = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
};

describe('an answer that would fill the memory', () => {
  const survives = useServedDirectory();
  const tooLarge: Ending = ['unreachable', 'too-large'];
  const encoded: Ending = ['unreachable', 'encoded'];

  it.each<[string, RequestListener, Ending]>([
    ['gzip, a hundredfold', packed('gzip', zeros(10)), encoded],
    ['gzip, a thousandfold', packed('gzip', thousandfold), encoded],
    ['gzip in gzip', packed('gzip, gzip', gzipSync(thousandfold)), encoded],
    ['Brotli', packed('br', brotliCompressSync(Buffer.alloc(200 * MIB), FAST)), encoded],
    ['no end, in chunks', endless, tooLarge],
    [
      'no end, and no length announced',
      (request, response) => {
        response.useChunkedEncodingByDefault = false;
        endless(request, response);
      },
      tooLarge,
    ],
    [
      'a length of ten gigabytes',
      (request, response) => {
        response.writeHead(200, { 'content-length': 10 * 1024 * MIB });
        endless(request, response);
      },
      tooLarge,
    ],
    [
      'a head without end',
      (_, response) => {
        response.socket?.on('error', () => {}).write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(100_000)}`);
      },
      ['unreachable', 'network'],
    ],
  ])('%s', async (_, answer, ending) => {
    const url = await bundesbank({ 'GET /blz.txt': answer });
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    await survives(`${url}/blz.txt`, ending);
    clearInterval(watch);
    expect((most - before) / MIB).toBeLessThan(128);
  });
});
