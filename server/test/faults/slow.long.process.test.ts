import { describe, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { editionA } from './editions.ts';
import { useServedDirectory } from './served-directory.ts';

describe('a server that is slow', () => {
  const survives = useServedDirectory();
  /** A limit that plays no part: it is longer than the test may take. */
  const NEVER = 60 * 60 * 1000;

  it('and says nothing at all', async () => {
    const url = await bundesbank({ 'GET /blz.txt': () => {} });
    const limits = { connect: NEVER, silence: 300, total: NEVER };
    await survives(`${url}/blz.txt`, ['unreachable', 'timeout'], { limits });
  });

  it('and says nothing after its first words', async () => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        response.writeHead(200, { 'content-length': editionA.file.length });
        response.write(editionA.file.subarray(0, 1000));
      },
    });
    const limits = { connect: NEVER, silence: 300, total: NEVER };
    await survives(`${url}/blz.txt`, ['unreachable', 'timeout'], { limits });
  });

  it('and drips', async () => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        let sent = 0;
        const drip = setInterval(() => response.write(editionA.file.subarray(sent, ++sent)), 20);
        response.on('close', () => clearInterval(drip));
      },
    });
    const limits = { connect: NEVER, silence: NEVER, total: 600 };
    await survives(`${url}/blz.txt`, ['unreachable', 'timeout'], { limits });
  });

  it('and drips its page, and then its file', async () => {
    const url = await bundesbank({
      'GET /': (_, response) => {
        response.write('<html><a href="/blz.txt">');
        setTimeout(() => response.end('TXT</a></html>'), 400);
      },
      'GET /blz.txt': (_, response) => {
        response.flushHeaders();
      },
    });
    const limits = { connect: NEVER, silence: NEVER, total: 700 };
    await survives(`${url}/`, ['unreachable', 'timeout'], { limits });
  });
});
