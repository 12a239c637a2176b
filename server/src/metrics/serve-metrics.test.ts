import { expect, it, onTestFinished } from 'vitest';
import { storedSnapshot as edition } from '../../test/bank-file.ts';
import { freePort } from '../../test/free-port.ts';
import { request } from '../../test/request.ts';
import type { Served } from '../store/watch-store.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

it('a scrape that fails is answered with 500, and the next one is served', async () => {
  let fails = true;
  const connections = async () => {
    if (fails) throw new Error('The server is not listening.');
    return 7;
  };
  const state = { edition, history: [edition], lastSync: { at: '2026-03-10T03:00:00.000Z' } };
  const metrics = new Metrics(connections, () => ({ directory: { size: 1 }, state }) as unknown as Served);
  const port = await freePort();
  onTestFinished(await serveMetrics(metrics, '127.0.0.1', port));
  const scrape = () => request(`http://127.0.0.1:${port}`, '/metrics');
  expect(await scrape()).toMatchObject({ status: 500, body: '' });
  fails = false;
  const { status, body } = await scrape();
  expect(status).toBe(200);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'iban_rechner_connections 7',
      'iban_rechner_last_sync_timestamp_seconds 1773111600',
      'iban_rechner_edition_end_timestamp_seconds 1780869600',
    ]),
  );
});
