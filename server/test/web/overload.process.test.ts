import { expect, it } from 'vitest';
import { request } from '../request.ts';
import { startWithInside } from './start-with-inside.ts';

it('an overloaded server renders no page for a single request, and answers everything else', async () => {
  const server = await startWithInside();
  const get = (path: string) => request(server.url, path);
  const statuses = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => [path, (await get(path)).status]));
  const RENDERED = ['/banken?q=Berlin', '/banken/37040044'];
  const all = (paths: readonly string[], status: number) => paths.map((path) => [path, status]);
  expect(await statuses(RENDERED)).toEqual(all(RENDERED, 200));

  await server.inside('stall');
  await expect.poll(async () => (await get('/banken?q=Berlin')).status).toBe(503);
  expect(await statuses(RENDERED)).toEqual(all(RENDERED, 503));
  const { headers, body } = await get('/banken/37040044');
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(body).toContain('<h1>Gerade zu viele Anfragen</h1>');
  const READY = ['/api/bank/37040044', '/api/faq', '/api/status', '/healthz', '/', '/banken', '/embed.js'];
  expect(await statuses(READY)).toEqual(all(READY, 200));
  expect((await get('/banken?q=37040044')).status).toBe(303);
  expect((await get('/banken/37040045')).status).toBe(404);

  await server.inside('go on');
  await expect.poll(() => statuses(RENDERED)).toEqual(all(RENDERED, 200));
  expect(server.output.stderr).toBe('');
});
