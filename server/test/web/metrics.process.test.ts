import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { endOf } from '../../src/directory/edition.ts';
import { shipped, snapshot } from '../bank-file.ts';
import type { Cleanup } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { openMany } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, useServer } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

const CANARY = '37040044';
/** As in serve-metrics.ts. */
const MAX_CONNECTIONS = 100;

async function startMeasured(environment: Record<string, string> = {}, cleanup?: Cleanup) {
  const port = await freePort();
  const server = await startWithInside({ METRICS_PORT: String(port), ...environment }, cleanup);
  const metrics = `http://127.0.0.1:${port}`;
  const figure = async (name: string) => {
    const lines = (await request(metrics, '/metrics')).body.split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
  };
  return { ...server, metrics, figure };
}

/** Its site is at all addresses of this machine. */
const plain = useServer((cleanup) => startMeasured({ HOST: '0.0.0.0' }, cleanup));

it('figures are counted by kind of resource and class of status', async () => {
  const { url, figure } = plain;
  const paths = [
    ['/api/bank/37040044', 'bank', '2xx'],
    ['/api/bank/370-400-44', 'bank', '2xx'],
    ['/api/bank/99999999', 'bank', '4xx'],
    ['/api/bank/x', 'bank', '4xx'],
    ['/api/status', 'status', '2xx'],
    ['/api/faq?x=1', 'faq', '2xx'],
    ['/api/glossary', 'glossary', '2xx'],
    ['/healthz', 'health', '2xx'],
    ['/embed.js', 'script', '2xx'],
    ['/favicon.svg', 'file', '2xx'],
    ['/faq', 'page', '2xx'],
    ['/nirgends', 'page', '4xx'],
  ] as const;
  const expected = new Map<string, number>();
  for (const [path, kind, status] of paths) {
    await request(url, path);
    const series = `kind="${kind}",status="${status}"`;
    expected.set(series, (expected.get(series) ?? 0) + 1);
  }
  for (const [series, count] of expected)
    await expect.poll(() => figure(`iban_rechner_request_duration_seconds_count{${series}}`)).toBe(count);
  const { headers } = await request(url, '/faq');
  await request(url, '/faq', { headers: { 'if-none-match': String(headers['etag']) } });
  await expect
    .poll(() => figure('iban_rechner_request_duration_seconds_count{kind="page",status="3xx"}'))
    .toBe(1);
});

it('figures are about the edition and syncs, and are exactly those that the documents and the alerts name', async () => {
  const { figure, metrics } = await startMeasured({
    SYNC_SCHEDULE: '* * * * * *',
    SYNC_SOURCE: 'file:/nowhere',
  });
  expect(await figure('iban_rechner_banks')).toBe(snapshot.banks.length);
  expect(await figure('iban_rechner_connections')).toBeGreaterThanOrEqual(0);
  const ages = ['current', 'stale', 'unknown'].map((age) => figure(`iban_rechner_edition_age{age="${age}"}`));
  expect((await Promise.all(ages)).toSorted()).toEqual([0, 0, 1]);
  const { validUntil } = shipped.edition;
  expect(await figure('iban_rechner_edition_end_timestamp_seconds')).toBe(endOf(validUntil ?? '') / 1000);
  expect(await figure('iban_rechner_last_sync_timestamp_seconds')).toBeNaN();
  await expect
    .poll(() => figure('iban_rechner_scheduled_syncs_total{outcome="unreachable"}'))
    .toBeGreaterThan(0);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  const { body } = await request(metrics, '/metrics');
  const served = [...body.matchAll(/^# TYPE (iban_rechner_\w+)/gm)].map(([, name]) => name);
  const namesIn = (path: string) =>
    new Set(
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').match(/\biban_rechner_[a-z]\w+/g),
    );
  expect([...namesIn('docs/operation.md')].toSorted()).toEqual(served.toSorted());
  for (const name of namesIn('deploy/prometheus-alerts.yaml')) expect(served).toContain(name);
});

it('figures contain nothing of a request', async () => {
  const { url, metrics, output } = plain;
  for (const path of ['/api/bank/', '/?blz=', '/', '/faq?q=DE89'].map((start) => `${start}${CANARY}`))
    await request(url, path, { headers: { 'user-agent': CANARY, referer: `https://${CANARY}.example/` } });
  const { body, headers } = await request(metrics, '/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toContain('iban_rechner_request_duration_seconds_bucket');
  expect(body).not.toContain(CANARY);
  expect(logLines(output.stderr)).toEqual([]);
});

it('figures are at no other address', async () => {
  const { url, metrics } = plain;
  expect((await request(url, '/metrics')).status).toBe(404);
  expect((await request(metrics, '/')).status).toBe(404);
  expect((await request(metrics, '/metrics', { method: 'POST' })).status).toBe(405);
});

it('figures are at the loopback address, wherever the site is', async () => {
  const { url, metrics } = plain;
  // On Linux, every address that begins with 127 leads to this machine.
  const elsewhere = (address: string) => address.replace(/127\.0\.0\.1|0\.0\.0\.0/, '127.0.0.2');
  expect((await request(metrics, '/metrics')).status).toBe(200);
  expect((await request(elsewhere(url), '/healthz')).status).toBe(200);
  await expect(request(elsewhere(metrics), '/metrics')).rejects.toThrow('ECONNREFUSED');
});

it('figures are at METRICS_HOST', async () => {
  const { url, metrics } = await startMeasured({ METRICS_HOST: '127.0.0.2' });
  expect((await request(url, '/healthz')).status).toBe(200);
  expect((await request(metrics.replace('127.0.0.1', '127.0.0.2'), '/metrics')).status).toBe(200);
  await expect(request(metrics, '/metrics')).rejects.toThrow('ECONNREFUSED');
});

it(`figures have at most ${MAX_CONNECTIONS} connections, and the site goes on`, async () => {
  const { url, metrics, inside } = plain;
  const status = () =>
    request(metrics, '/metrics').then(
      (answer) => answer.status,
      () => 'refused',
    );
  expect(await status()).toBe(200);
  await inside('stay');
  const open = new Set<Socket>();
  await openMany(metrics, MAX_CONNECTIONS + 50, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await expect.poll(() => open.size, { interval: 10 }).toBe(MAX_CONNECTIONS);
  expect(await status()).toBe('refused');
  expect((await request(url, '/healthz')).status).toBe(200);
  for (const socket of open) socket.destroy();
  await expect.poll(status).toBe(200);
});
