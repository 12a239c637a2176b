import { expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { freePort } from '../../test/free-port.ts';
import { request } from '../../test/request.ts';
import type { Served } from '../store/follow.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

it('a scrape that fails is answered with 500, and the next one is served', async () => {
  let fails = true;
  const edition = {
    ...snapshot.edition,
    origin: 'snapshot',
    at: '2026-03-09T00:00:00.000Z',
    banks: 1,
  } as const;
  const connections = async () => {
    if (fails) throw new Error('The server is not listening.');
    return 7;
  };
  const state = { edition, history: [edition], lastSync: null };
  const metrics = new Metrics(connections, () => ({ directory: { size: 1 }, state }) as unknown as Served);
  const port = await freePort();
  onTestFinished(await serveMetrics(metrics, '127.0.0.1', port));
  const scrape = () => request(`http://127.0.0.1:${port}`, '/metrics');
  expect(await scrape()).toMatchObject({ status: 500, body: '' });
  fails = false;
  expect(await scrape()).toMatchObject({
    status: 200,
    body: expect.stringContaining('iban_rechner_connections 7'),
  });
});
