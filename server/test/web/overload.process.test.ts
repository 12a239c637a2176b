import { expect, it } from 'vitest';
import { exchange, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, useServer } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

const server = useServer((cleanup) => startWithInside({}, cleanup));

/** More pages than an overloaded server renders in the two seconds that all answers may take. */
const MANY = 100;
/** A connection may have a few more unfinished answers. */
const EACH = 25;
const RENDERED = ['/banken?q=Berlin', '/banken/37040044'];
const READY = ['/api/bank/37040044', '/api/faq', '/api/status', '/healthz', '/', '/banken', '/embed.js'];

it('an overloaded server renders few bank and search pages, and answers everything else', async () => {
  /** Asks many times over a few connections, so that the requests arrive together. */
  const ask = async (path: string) => {
    const one = () => exchange(server.url, rawRequest(path).repeat(EACH), { answers: EACH });
    return (await Promise.all(Array.from({ length: MANY / EACH }, one))).flatMap(({ answers }) => answers);
  };
  const statuses = async (path: string) => [
    ...new Set((await ask(path)).map(({ status }) => status).sort((one, other) => one - other)),
  ];
  // A start on a busy machine is an overload, too.
  for (const path of RENDERED) await expect.poll(() => statuses(path)).toEqual([200]);

  await server.inside('stall');
  for (const path of RENDERED) await expect.poll(() => statuses(path)).toContain(503);
  const left = (await ask('/banken/37040044')).filter(({ status }) => status === 503);
  expect(left.length).toBeGreaterThan(0);
  for (const { headers, body } of left) {
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(body).toContain('<h1>Gerade zu viele Anfragen</h1>');
  }
  for (const path of READY) expect([path, await statuses(path)]).toEqual([path, [200]]);
  expect(await statuses('/banken?q=37040044')).toEqual([303]);
  expect(await statuses('/banken/37040045')).toEqual([404]);

  await server.inside('go on');
  for (const path of RENDERED) await expect.poll(() => statuses(path)).toEqual([200]);
  expect(logLines(server.output.stderr)).toEqual([]);
});

it('a server that is slow because its machine is slow still renders pages for few visitors', async () => {
  await server.inside('stall');
  // Each request waits for the event loop, so there are only a few in a second.
  for (let count = 0; count < 20; count += 1)
    expect((await request(server.url, '/banken?q=Berlin')).status).toBe(200);
});
