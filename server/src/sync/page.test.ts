import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { csv, NEXT_NUMBER, nextQuarter, snapshot, txt, xml } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { setClock } from '../../test/clock.ts';
import { smallStore, withoutBranches } from '../../test/snapshot-store.ts';
import { sync } from './run.ts';

/** The snapshot's banks, the first renamed. The two quarters below follow that of the snapshot. */
const named = (name: string) => snapshot.banks.map((bank, index) => (index === 0 ? { ...bank, name } : bank));
const june = nextQuarter(named('Bank im Juni'), withoutBranches);
const september = nextQuarter(
  named('Bank im September'),
  { ...withoutBranches, banks: named('Bank im Juni') },
  NEXT_NUMBER + 1,
);

const send =
  (bytes: Buffer | string, headers = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, headers).end(bytes);
  };
const missing: RequestListener = (_, response) => response.writeHead(404).end();
const page = (...parts: string[]) => send(`<html>${parts.join('')}</html>`);
const offer = (from: string, until: string, ...files: string[]) =>
  `<p>gültig vom ${from} bis ${until}</p>${files.map((file) => `<a href="${file}">Bankleitzahlendatei</a>`).join('')}`;
const JUNE = ['08.06.2026', '06.09.2026'] as const;
const SEPTEMBER = ['07.09.2026', '06.12.2026'] as const;

/** A store with the snapshot's banks on a given day. `run` syncs from `/page` of a Bundesbank with these answers. */
async function on(day: string) {
  setClock(`${day}T10:00:00Z`);
  const store = await smallStore();
  const run = async (answers: Record<string, RequestListener>) => {
    const url = await bundesbank(answers);
    return sync(store, { source: `${url}/page`, userAgent: 'test' });
  };
  const name = async (today: string) => (await store.read(today))?.banks?.[0]?.name;
  return { store, run, name };
}

describe('a sync from a download page', () => {
  it('stores each edition for the days on the page, from the best of its formats, and later knows it', async () => {
    const { run, name } = await on('2026-08-20');
    const answers = {
      'GET /page': page(offer(...SEPTEMBER, '/next.csv', '/next.txt'), offer(...JUNE, '/blz.txt')),
      'GET /blz.txt': send(txt(june)),
      'GET /next.txt': send(txt(september)),
    };
    const first = await run(answers);
    expect(first.changes).toMatchObject([
      { edition: { origin: 'sync', validFrom: '2026-06-08', validUntil: '2026-09-06' } },
      { edition: { origin: 'sync', validFrom: '2026-09-07', validUntil: '2026-12-06' } },
    ]);
    expect(await name('2026-09-06')).toBe('Bank im Juni');
    expect(await name('2026-09-07')).toBe('Bank im September');
    expect((await run(answers)).outcome).toBe('unchanged');
  });

  it.each([
    ['is downloaded again', {}],
    ['is said not to have changed', { etag: '"june"' }],
  ])('refuses the quarter before as older although it is still stored and %s', async (_, headers) => {
    const { store, name } = await on('2026-08-20');
    const answers: Record<string, RequestListener> = {
      'GET /page': page(offer(...JUNE, '/blz.txt'), offer(...SEPTEMBER, '/next.txt')),
      'GET /blz.txt': (request, response) =>
        request.headers['if-none-match']
          ? response.writeHead(304).end()
          : response.writeHead(200, headers).end(txt(june)),
      'GET /next.txt': send(txt(september)),
    };
    const source = `${await bundesbank(answers)}/page`;
    const run = (accept?: string) => sync(store, { source, userAgent: 'test', accept });
    const one = await run();
    expect([one.outcome, one.reason]).toEqual(['updated', null]);

    vi.setSystemTime('2026-09-10T10:00:00Z');
    answers['GET /page'] = page(offer(...JUNE, '/blz.txt'));
    const { outcome, failures } = await run();
    expect([outcome, failures]).toMatchObject(['rejected', [{ code: 'older' }]]);
    expect(await name('2026-09-10')).toBe('Bank im September');

    const sha256 = failures.map((failure) => 'sha256' in failure && failure.sha256).join('');
    expect((await run(sha256)).outcome).toBe('updated');
    expect(await name('2026-09-10')).toBe('Bank im Juni');
  });

  it('uses the next format if one is missing or can’t be read', async () => {
    const { run, name } = await on('2026-07-01');
    const answers = {
      'GET /page': page(offer(...JUNE, '/blz.txt', '/blz.csv', '/blz.xml')),
      'GET /blz.txt': missing,
      'GET /blz.csv': send('Bankleitzahl,Merkmal'),
      'GET /blz.xml': send(xml(june)),
    };
    expect(await run(answers)).toMatchObject({ outcome: 'updated', failures: [] });
    expect(await name('2026-07-01')).toBe('Bank im Juni');
  });

  it('says why the first format failed if all fail', async () => {
    const { run } = await on('2026-07-01');
    const answers = {
      'GET /page': page(offer(...JUNE, '/blz.txt', '/blz.csv')),
      'GET /blz.txt': missing,
      'GET /blz.csv': send(csv(june).subarray(0, 5000)),
    };
    const { outcome, reason } = await run(answers);
    expect([outcome, reason?.german]).toEqual([
      'unreachable',
      'Die Quelle der Bankdaten ist nicht erreichbar.',
    ]);
  });

  it('does not try other formats when a file is implausible', async () => {
    const { run } = await on('2026-07-01');
    const answers = {
      'GET /page': page(offer(...JUNE, '/blz.txt', '/blz.csv')),
      'GET /blz.txt': send(txt(june.slice(0, 100))),
    };
    expect((await run(answers)).outcome).toBe('rejected');
  });

  it('stores the good file of two, and still reports the other', async () => {
    const { run, name, store } = await on('2026-08-20');
    const answers = {
      'GET /page': page(offer(...JUNE, '/blz.txt'), offer(...SEPTEMBER, '/next.txt')),
      'GET /blz.txt': send(txt(june)),
      'GET /next.txt': send('PK\x03\x04'),
    };
    expect(await run(answers)).toMatchObject({
      outcome: 'rejected',
      reason: { english: expect.stringContaining('ZIP archive') },
    });
    expect(await name('2026-08-20')).toBe('Bank im Juni');
    expect((await store.read('2026-08-20'))?.state.lastAttempt?.outcome).toBe('rejected');
  });

  it('stores the period that a page states for an edition that is stored without one', async () => {
    const { run, store } = await on('2026-07-01');
    const bare = { 'GET /page': send(txt(june)) };
    const vague = page('<p>gültig ab Juni 2026</p><a href="/blz.txt">Bankleitzahlendatei</a>');
    expect(await run({ 'GET /page': vague, 'GET /blz.txt': send(txt(june)) })).toMatchObject({
      outcome: 'updated',
      notes: [{ is: 'period-not-understood', text: 'gültig ab Juni 2026' }],
    });
    const answers = { 'GET /page': page(offer(...JUNE, '/blz.txt')), 'GET /blz.txt': send(txt(june)) };
    expect((await run(answers)).outcome).toBe('unchanged');
    expect((await store.read('2026-07-01'))?.state).toMatchObject({
      edition: { validFrom: '2026-06-08', validUntil: '2026-09-06' },
      lastSync: { at: '2026-07-01T10:00:00.000Z', banks: snapshot.banks.length },
    });
    // The same banks in another format are not a new edition either.
    expect((await run({ 'GET /page': send(csv(june)) })).outcome).toBe('unchanged');
    expect((await run(bare)).outcome).toBe('unchanged');
  });

  it('lets a file correct the days that are stored, but no page', async () => {
    const { run, store } = await on('2026-07-01');
    const days = async () => {
      const { validFrom, validUntil } = (await store.read('2026-07-01'))?.state.edition ?? {};
      return [validFrom, validUntil];
    };
    const offered = (...period: readonly [string, string]) => page(offer(...period, '/blz.txt'));
    await run({ 'GET /page': offered(...JUNE), 'GET /blz.txt': send(txt(june)) });
    const other = { 'GET /page': offered('09.06.2026', '07.09.2026'), 'GET /blz.txt': send(txt(june)) };
    expect(await run(other)).toMatchObject({ outcome: 'unchanged', notes: [] });
    expect(await days()).toEqual(['2026-06-08', '2026-09-06']);
    const [validFrom, validUntil] = ['2026-06-09', '2026-09-07'];
    const notes = [{ is: 'period-stored', validFrom, validUntil, isLater: false }];
    const file = send(xml(june, validFrom, validUntil));
    expect(await run({ 'GET /page': file })).toMatchObject({ outcome: 'unchanged', notes });
    expect(await days()).toEqual([validFrom, validUntil]);
    expect(await run({ 'GET /page': file })).toMatchObject({ outcome: 'unchanged', notes: [] });
  });

  it('asks with the validators of the last download, and treats 304 as unchanged', async () => {
    const { run, store } = await on('2026-07-01');
    let unchanged = 0;
    const url = await bundesbank({
      'GET /blz.txt': (request, response) => {
        const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
        if (etag === '"j"' && since === 'Mon, 08 Jun 2026 00:00:00 GMT') {
          unchanged += 1;
          return response.writeHead(304).end();
        }
        response
          .writeHead(200, { etag: '"j"', 'last-modified': 'Mon, 08 Jun 2026 00:00:00 GMT' })
          .end(txt(june));
      },
    });
    const again = () => sync(store, { source: `${url}/blz.txt`, userAgent: 'test' });
    expect((await again()).outcome).toBe('updated');
    expect(await again()).toMatchObject({ outcome: 'unchanged', failures: [] });
    expect(unchanged).toBe(1);
    // Without a 304, the content shows that it is the same.
    expect((await run({ 'GET /page': send(txt(june)) })).outcome).toBe('unchanged');
  });
});

describe('how long the sync waits before it asks the source again', () => {
  it.each([
    [403, undefined, 23],
    [404, undefined, 23],
    [410, undefined, 23],
    [429, undefined, 4],
    [429, '7200', 2],
    [429, '1', 1],
    [429, '99999999', 168],
    [429, 'Wed, 01 Jul 2026 15:00:00 GMT', 5],
    [429, 'soon', 4],
    [503, '3600', 1],
    [503, undefined, 45 / 3600],
    [500, undefined, 45 / 3600],
  ])('after %d with Retry-After %s: %d hours', async (status, retryAfter, hours) => {
    const { run, store } = await on('2026-07-01');
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    await run({ 'GET /page': (_, response) => response.writeHead(status, headers).end() });
    const { notBefore = null } = (await store.read('2026-07-01'))?.state ?? {};
    const waited = notBefore === null ? 0 : (Date.parse(notBefore) - Date.now()) / 3_600_000;
    expect(waited).toBeCloseTo(hours, 3);
  });
});

describe('redirects and links are followed', () => {
  it('to the source’s server, three times at most', async () => {
    const { run } = await on('2026-07-01');
    const to =
      (location: string): RequestListener =>
      (_, response) =>
        response.writeHead(302, { location }).end();
    const hops = { 'GET /page': to('/2'), 'GET /2': to('/3'), 'GET /3': to('/4') };
    expect((await run({ ...hops, 'GET /4': send(txt(june)) })).outcome).toBe('updated');
    const { reason } = await run({ ...hops, 'GET /4': to('/5'), 'GET /5': send(txt(june)) });
    expect(reason?.english).toContain(' redirects more than 3 times.');
  });

  it.each([
    'http://169.254.169.254/blz.txt',
    'http://www.bundesbank.de/blz.txt',
    'https://127.0.0.1/blz.txt',
    'http://localhost:1/blz.txt',
    'https://www.bundesbank.de.example/blz.txt',
    'https://www.bundesbank.de@127.0.0.1/blz.txt',
    '//127.0.0.2/blz.txt',
    'file:///etc/blz.txt',
    'data:text/plain,/blz.txt',
    'https://example.org/blz.txt',
  ])('never to %s, by a redirect or by a link', async (target) => {
    const { run } = await on('2026-07-01');
    const redirected = await run({
      'GET /page': (_, response) => response.writeHead(302, { location: target }).end(),
    });
    const linked = await run({ 'GET /page': page(offer(...JUNE, target)) });
    for (const { outcome, reason } of [redirected, linked]) {
      expect(outcome).toBe('unreachable');
      expect(reason?.english).toContain(' leads to ');
    }
  });
});
