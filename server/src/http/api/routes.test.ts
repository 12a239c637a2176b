import { describe, expect, it } from 'vitest';
import { ask, snapshotApp, useSnapshotApp } from '../../../test/app.ts';
import { snapshot } from '../../../test/bank-file.ts';
import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import { berlinDay } from '../../directory/edition.ts';

const get = useSnapshotApp();

const COLOGNE = {
  blz: '37040044',
  name: 'Commerzbank',
  city: 'Köln',
  bic: 'COBADEFFXXX',
  source: 'bundesbank',
};
const BAD_BLZ = { error: 'BLZ muss 8-stellig sein.' };
const NO_BANK = { error: 'Keine Bank mit dieser BLZ gefunden.' };
const NOT_FOUND = { error: 'Nicht gefunden.' };

describe('GET /api/bank/:blz', () => {
  it('returns the record of every bank in the directory', async () => {
    const answers = await Promise.all(snapshot.banks.map(({ blz }) => get(`/api/bank/${blz}`)));
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual(
      snapshot.banks.map(({ blz, name, city, bic }) => ({ blz, name, city, bic, source: 'bundesbank' })),
    );
  });

  // server/test/web/addresses.process.test.ts has many more.
  it.each(['37040044', '370%20400%2044', '370%2F400%2F44', '37040044?account=1'])(
    'answers 200 for %s',
    async (typed) => {
      const { status, body } = await get(`/api/bank/${typed}`);
      expect([status, JSON.parse(body)]).toEqual([200, COLOGNE]);
    },
  );

  it.each([
    '',
    '/',
    '/3704004',
    '/__proto__',
    '/%',
    '/%2537040044',
    `/${'1'.repeat(10_000)}`,
    '/?blz=37040044',
  ])('answers 400 for %.40s', async (typed) => {
    const { status, body } = await get(`/api/bank${typed}`);
    expect([status, JSON.parse(body)]).toEqual([400, BAD_BLZ]);
  });

  // The last one was deleted on 9 March 2026, so no edition that we ship has it.
  it.each(['00000000', '99999999', '37040045', '10030200'])('answers 404 for %s', async (blz) => {
    const { status, body } = await get(`/api/bank/${blz}`);
    expect([status, JSON.parse(body)]).toEqual([404, NO_BANK]);
  });

  it('bic null if the bank has none', async () => {
    const { body } = await get('/api/bank/60050009');
    expect(JSON.parse(body)).toMatchObject({ blz: '60050009', bic: null });
  });
});

describe('the other endpoints', () => {
  it('return all questions, all terms, and the status', async () => {
    expect(JSON.parse((await get('/api/faq')).body)).toEqual(faq);
    expect(JSON.parse((await get('/api/glossary')).body)).toEqual(glossary);
    expect(JSON.parse((await get('/api/status')).body)).toEqual({
      banks: snapshot.banks.length,
      data: {
        origin: 'snapshot',
        validFrom: '2026-03-09',
        validUntil: '2026-06-07',
        stale: true,
        age: 'stale',
        highestRecordNumber: snapshot.edition.highestRecordNumber,
      },
      upcoming: null,
      lastSync: null,
      lastAttempt: null,
      database: 'ok',
    });
  });

  it('are three: all else below /api is not found', async () => {
    const paths = [
      ...['/api', '/api/', '/api/banks', '/api/bank/370/40044', '/api/faq/', '/api/faq/x', '/api/%zz'],
      '/api?x',
    ];
    for (const path of paths) {
      const { status, body, headers } = await get(path);
      expect([path, status, JSON.parse(body)]).toEqual([path, 404, NOT_FOUND]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

const RESOURCES = [
  ['/api/bank/37040044', 'public, max-age=3600'],
  ['/api/faq', 'public, max-age=3600'],
  ['/api/glossary', 'public, max-age=3600'],
  ['/api/status', 'no-cache'],
] as const;

/** Leaves out the headers that differ from one answer or connection to the next. */
function comparable({ date: _, connection: __, ...headers }: Record<string, unknown>) {
  return headers;
}

// Tests of HEAD, OPTIONS, 405 and 304: server/test/web/methods.process.test.ts and headers.process.test.ts.
describe.each(RESOURCES)('%s', (path, cacheControl) => {
  it('has these headers and no others', async () => {
    const { headers, body } = await get(path);
    expect(comparable(headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': cacheControl,
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('every answer', () => {
  it('is without any Access-Control header', async () => {
    const paths = [
      ...RESOURCES.map(([path]) => path),
      '/api/bank/x',
      '/api/bank/99999999',
      '/api/x',
      '/healthz',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const { headers } = await get(path, { method, headers: { origin: 'https://example.org' } });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });
});

describe('GET /healthz', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  // edition.test.ts has the exact days.
  it.each([
    ['ok', 'current', 'ended 13 days ago', { validUntil: berlinDay(ago(13)) }],
    ['stale', 'stale', 'ended 14 days ago', { validUntil: berlinDay(ago(14)) }],
    ['unknown', 'unknown', 'has no days', { validUntil: null, at: ago(100).toISOString() }],
  ])('says %s, and /api/status %s, of an edition that %s', async (health, age, _, edition) => {
    const aged = await snapshotApp({ edition });
    const { status, headers, body } = await ask(aged, '/healthz');
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([
      200,
      'no-cache',
      { status: health },
    ]);
    const { data } = JSON.parse((await ask(aged, '/api/status')).body);
    expect(data).toMatchObject({ age, stale: age === 'stale' });
  });
});
