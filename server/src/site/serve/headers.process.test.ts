import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../test/request.ts';
import { startServer, useServer } from '../../../test/server.ts';
import { versionedEmbed } from '../../../test/versioned-embed.ts';

const server = useServer((cleanup) => startServer({ PUBLIC_URL: 'https://iban.example' }, cleanup));

/** Asks again while the server counts as overloaded, which other tests can cause. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  for (;;) {
    const answer = await request(server.url, path, { method, headers });
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}

const HSTS = 'max-age=63072000; includeSubDomains';
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FEATURES =
  'accelerometer=(), autoplay=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()';
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': HSTS,
  vary: 'Accept-Encoding',
  connection: 'close',
};
const PAGE = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': FEATURES,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};
const EMBED = {
  ...COMMON,
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
/** The name of embed.js with its version, and how long clients keep it: the build may be released, or not yet. */
const { name: VERSIONED, caching: KEPT } = versionedEmbed();
const MAP = { sourcemap: `/${VERSIONED}.map` };
const FILE = { ...COMMON, 'content-security-policy': INERT, 'cross-origin-resource-policy': 'same-origin' };
const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const WEEK = `${HOUR}, stale-while-revalidate=604800`;
const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** The headers of a file of the site. */
const file = (type: string, caching: string) => ({ ...FILE, 'content-type': type, 'cache-control': caching });
/** The headers of a page with another policy. */
const pageWith = (policy: string) => ({ ...PAGE, 'content-security-policy': policy });

const PAGES =
  `/ /faq /glossar /girocode /schnittstelle /status /datenschutz /impressum /?blz=37040044 /banken /banken?q=K%C3%B6ln
  /banken?q=K%C3%B6ln&seite=2 /banken/37040044 /en /en/faq`.split(/\s+/);
const WITH_FRAME = ['/einbetten', '/en/embed', '/einbetten/referenz', '/en/embed/reference'];
const FRAMING = PAGE['content-security-policy'].replace('form-action', "frame-src 'self'; form-action");
const LISTS =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types list-worker";
const WORKER = { ...file(JAVASCRIPT, 'no-cache'), 'content-security-policy': `${INERT}; script-src 'self'` };

/** An asterisk replaces the hash in a name: the path is the one that the page named last refers to. */
type Class = [path: string, headers: Record<string, string>, page?: string];
const CLASSES: Class[] = [
  ...PAGES.map((path): Class => [path, PAGE]),
  ...WITH_FRAME.map((path): Class => [path, pageWith(FRAMING)]),
  ['/listen', pageWith(LISTS)],
  ['/list-worker.js', WORKER],
  ['/listen-*.css', file('text/css; charset=utf-8', FOREVER), '/listen'],
  ['/listen-*.js', file(JAVASCRIPT, FOREVER), '/listen'],
  ['/site-*.css', file('text/css; charset=utf-8', FOREVER), '/'],
  ['/site-*.js', file(JAVASCRIPT, FOREVER), '/'],
  ['/home-*.js', file(JAVASCRIPT, FOREVER), '/'],
  [
    '/widget.html',
    {
      ...pageWith(
        "default-src 'none'; script-src 'self' https://iban.example; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; require-trusted-types-for 'script'",
      ),
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'public, max-age=300',
    },
  ],
  ['/widget.js', { ...EMBED, 'cache-control': 'public, max-age=300' }],
  ['/embed.js', { ...EMBED, ...MAP, 'cache-control': WEEK }],
  ['/rechner.js', { ...EMBED, 'cache-control': WEEK }],
  [`/${VERSIONED}`, { ...EMBED, ...MAP, 'cache-control': KEPT }],
  [MAP.sourcemap, { ...EMBED, 'content-type': 'application/json', 'cache-control': KEPT }],
  // The source maps of old releases are not kept.
  ['/favicon.svg', file('image/svg+xml', HOUR)],
  ['/sitemap.xml', file('application/xml; charset=utf-8', HOUR)],
  ['/robots.txt', file('text/plain; charset=utf-8', HOUR)],
  ['/bankleitzahlen.txt', file('text/plain; charset=utf-8', HOUR)],
  ['/bankleitzahlen.json', file('application/json; charset=utf-8', HOUR)],
  ['/bankleitzahlen.csv', file('text/csv; charset=utf-8', HOUR)],
  ['/bankleitzahlen-frueher.json', file('application/json; charset=utf-8', HOUR)],
  ['/bankleitzahlen-frueher.csv', file('text/csv; charset=utf-8', HOUR)],
];

/** Everything but the date. */
const comparable = ({ date: _, ...headers }: Record<string, unknown>) => headers;

it.each([
  ['/vorschau.png', 1200, 630],
  ['/apple-touch-icon.png', 180, 180],
])('%s is a picture, which is not compressed again', async (path, width, height) => {
  const { headers, bytes } = await get(path, { 'accept-encoding': 'br' });
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  expect(comparable(headers)).toEqual({
    ...FILE,
    'content-type': 'image/png',
    'cache-control': HOUR,
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    'content-length': String(bytes.length),
  });
});

it('/iban-rechner.zip is the WordPress plugin, which is not compressed again', async () => {
  const { headers, bytes } = await get('/iban-rechner.zip', { 'accept-encoding': 'br' });
  expect(bytes.toString('latin1', 0, 2)).toBe('PK');
  expect(bytes.length).toBeLessThanOrEqual(350_000);
  expect(comparable(headers)).toMatchObject({ ...FILE, 'content-type': 'application/zip' });
});

describe.each<Class>(CLASSES)('%s', (name, expected, page) => {
  let path = name;
  beforeAll(async () => {
    const pattern = new RegExp(name.replace('.', '\\.').replace('*', '\\w{10}'));
    if (page)
      path = pattern.exec((await get(page)).body)?.[0] ?? expect.fail(`${page} does not name ${name}.`);
  });

  it('has these headers and no others, for GET and HEAD', async () => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(comparable(headers)).toEqual({
      ...expected,
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'content-length': String(Buffer.byteLength(body)),
    });
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.body, comparable(head.headers)]).toEqual([200, '', comparable(headers)]);
  });

  it('is sent compressed, with an ETag of its own, and as 304 to a client that has it', async () => {
    const { body, headers } = await get(path);
    const etags = new Set([headers.etag]);
    for (const [accepted, encoding, decode] of ENCODINGS) {
      // What the server makes of its directory is compressed when it is first asked for.
      await expect
        .poll(async () => (await get(path, { 'accept-encoding': accepted })).headers['content-encoding'])
        .toBe(encoding);
      const answer = await get(path, { 'accept-encoding': accepted });
      expect(decode(answer.bytes).toString('utf8')).toBe(body);
      const etag = String(answer.headers.etag);
      expect(comparable(answer.headers)).toEqual({
        ...expected,
        etag,
        'content-encoding': encoding,
        'content-length': String(answer.bytes.length),
      });
      etags.add(etag);

      const known = { 'accept-encoding': accepted, 'if-none-match': etag };
      const unchanged = await get(path, known);
      const { 'content-type': __, ...kept } = expected;
      expect([unchanged.status, unchanged.body, comparable(unchanged.headers)]).toEqual([
        304,
        '',
        { ...kept, etag },
      ]);
      expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
    }
    expect(etags.size).toBe(3);
  });
});

it.each([
  ['/bankleitzahlen.txt', 'br', 13_000],
  ['/bankleitzahlen.json', 'br', 80_000],
  ['/bankleitzahlen.json', 'gzip', 80_000],
  ['/bankleitzahlen.csv', 'br', 80_000],
  ['/bankleitzahlen.csv', 'gzip', 80_000],
])('%s has, as %s, fewer than %d bytes', async (path, encoding, limit) => {
  const answer = () => get(path, { 'accept-encoding': encoding });
  await expect.poll(async () => (await answer()).headers['content-encoding']).toBe(encoding);
  const { bytes } = await answer();
  const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decode(bytes).length).toBeGreaterThan(2 * limit);
  expect(bytes.length).toBeLessThan(limit);
});

const ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const;

// server/test/web/addresses.process.test.ts has many more.
it.each([
  ['/nix', '<h1>Seite nicht gefunden</h1>'],
  ['/banken/99999999', '<h1>Keine Bank mit dieser Bankleitzahl</h1>'],
])('%s is a German 404 page with the search', async (path, heading) => {
  const { status, headers, body } = await get(path);
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  expect([status, comparable(headers)]).toEqual([404, { ...PAGE, ...length }]);
  expect(body).toContain(heading);
  expect(body).toContain('action="/banken"');
});
