import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleaningAfterAll } from '../../../test/cleaning-after-all.ts';
import { request } from '../../../test/request.ts';
import { startServer } from '../../../test/server.ts';
import { versionedEmbed } from '../../../test/versioned-embed.ts';

let url: string;
let home: string;
let lists: string;
const atTheEnd = cleaningAfterAll();
beforeAll(async () => {
  ({ url } = await startServer({ PUBLIC_URL: 'https://iban.example' }, atTheEnd));
  home = (await get('/')).body;
  lists = (await get('/listen')).body;
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  request(url, path, { method, headers });

/** The path that a page names for a file. It is the home page unless another is given. */
function named(pattern: RegExp, page = home): string {
  const path = pattern.exec(page)?.[0];
  if (!path) throw new Error(`The page names no ${pattern}.`);
  return path;
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

const CLASSES: readonly (readonly [string, () => string, Record<string, string>])[] = [
  ...[
    '/',
    '/faq',
    '/glossar',
    '/girocode',
    '/schnittstelle',
    '/status',
    '/datenschutz',
    '/impressum',
    '/?blz=37040044',
    '/banken',
    '/banken?q=K%C3%B6ln',
    '/banken?q=K%C3%B6ln&seite=2',
    '/banken/37040044',
    '/en',
    '/en/faq',
  ].map((path) => [path, () => path, PAGE] as const),
  // These pages show the iframe.
  ...['/einbetten', '/en/embed', '/einbetten/referenz', '/en/embed/reference'].map(
    (path) =>
      [
        path,
        () => path,
        {
          ...PAGE,
          'content-security-policy': PAGE['content-security-policy'].replace(
            'form-action',
            "frame-src 'self'; form-action",
          ),
        },
      ] as const,
  ),
  [
    '/listen',
    () => '/listen',
    {
      ...PAGE,
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types list-worker",
    },
  ],
  ...['/list-worker.js', '/workbook.js', '/workbook-writer.js'].map(
    (path) =>
      [
        path,
        () => path,
        {
          ...FILE,
          'content-type': 'text/javascript; charset=utf-8',
          'content-security-policy': `${INERT}; script-src 'self'`,
          'cache-control': 'no-cache',
        },
      ] as const,
  ),
  [
    'the style sheet of /listen',
    () => named(/\/listen-\w{10}\.css/, lists),
    { ...FILE, 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER },
  ],
  [
    'the script of /listen',
    () => named(/\/listen-\w{10}\.js/, lists),
    { ...FILE, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER },
  ],
  [
    '/widget.html',
    () => '/widget.html',
    {
      ...COMMON,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self' https://iban.example; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; require-trusted-types-for 'script'",
      'permissions-policy': FEATURES,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'public, max-age=300',
    },
  ],
  ['/widget.js', () => '/widget.js', { ...EMBED, 'cache-control': 'public, max-age=300' }],
  [
    '/embed.js',
    () => '/embed.js',
    { ...EMBED, ...MAP, 'cache-control': 'public, max-age=3600, stale-while-revalidate=604800' },
  ],
  ['the versioned embed.js', () => `/${VERSIONED}`, { ...EMBED, ...MAP, 'cache-control': KEPT }],
  [
    'the source map of the versioned embed.js',
    () => MAP.sourcemap,
    { ...EMBED, 'content-type': 'application/json', 'cache-control': KEPT },
  ],
  // The source maps of old releases are not kept.
  ['an old embed.js', () => '/embed-0.1.0.js', { ...EMBED, 'cache-control': FOREVER }],
  [
    'the style sheet',
    () => named(/\/site-\w{10}\.css/),
    { ...FILE, 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER },
  ],
  [
    'the script',
    () => named(/\/site-\w{10}\.js/),
    { ...FILE, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER },
  ],
  [
    'the script of the home page',
    () => named(/\/home-\w{10}\.js/),
    { ...FILE, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER },
  ],
  ['/favicon.svg', () => '/favicon.svg', { ...FILE, 'content-type': 'image/svg+xml', 'cache-control': HOUR }],
  [
    '/sitemap.xml',
    () => '/sitemap.xml',
    { ...FILE, 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR },
  ],
  [
    '/robots.txt',
    () => '/robots.txt',
    { ...FILE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': HOUR },
  ],
];

/** Everything but the date. */
const comparable = ({ date: _, ...headers }: Record<string, unknown>) => headers;

it.each([
  ['/vorschau.png', 1200, 630],
  ['/apple-touch-icon.png', 180, 180],
])('%s is a picture, which is not compressed again', async (path, width, height) => {
  const { headers, body } = await raw(path, { 'accept-encoding': 'br' });
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([width, height]);
  expect(body.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(comparable(headers)).toEqual({
    ...FILE,
    'content-type': 'image/png',
    'cache-control': HOUR,
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    'content-length': String(body.length),
  });
});

it('/iban-rechner.zip is the WordPress plugin, which is not compressed again', async () => {
  const { headers, body } = await raw('/iban-rechner.zip', { 'accept-encoding': 'br' });
  expect(body.subarray(0, 2).toString('latin1')).toBe('PK');
  expect(body.length).toBeLessThanOrEqual(350_000);
  expect(comparable(headers)).toMatchObject({ ...FILE, 'content-type': 'application/zip' });
});

describe.each(CLASSES)('%s', (_, path, expected) => {
  it('has these headers and no others, for GET and HEAD', async () => {
    const { status, headers, body } = await get(path());
    expect(status).toBe(200);
    expect(comparable(headers)).toEqual({
      ...expected,
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'content-length': String(Buffer.byteLength(body)),
    });
    const head = await get(path(), {}, 'HEAD');
    expect([head.status, head.body, comparable(head.headers)]).toEqual([200, '', comparable(headers)]);
  });

  it('is sent compressed, with an ETag of its own, and as 304 to a client that has it', async () => {
    const { body, headers } = await get(path());
    const etags = new Set([headers.etag]);
    for (const [accepted, encoding, decode] of ENCODINGS) {
      const answer = await raw(path(), { 'accept-encoding': accepted });
      expect(decode(answer.body).toString('utf8')).toBe(body);
      const etag = String(answer.headers.etag);
      expect(comparable(answer.headers)).toEqual({
        ...expected,
        etag,
        'content-encoding': encoding,
        'content-length': String(answer.body.length),
      });
      etags.add(etag);

      const known = { 'accept-encoding': accepted, 'if-none-match': etag };
      const unchanged = await get(path(), known);
      const { 'content-type': __, ...kept } = expected;
      expect([unchanged.status, unchanged.body, comparable(unchanged.headers)]).toEqual([
        304,
        '',
        { ...kept, etag },
      ]);
      expect((await get(path(), { 'if-none-match': etag })).status).toBe(200);
    }
    expect(etags.size).toBe(3);
  });
});

const ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const;

/** The body as bytes. */
function raw(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    httpRequest({ hostname, port, path, headers, agent: false }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    )
      .on('error', reject)
      .end();
  });
}

describe('the address of an unknown bank', () => {
  it('is a German 404 page with the search', async () => {
    const { status, headers, body } = await get('/banken/99999999');
    expect([status, comparable(headers)]).toEqual([
      404,
      { ...PAGE, 'content-length': String(Buffer.byteLength(body)) },
    ]);
    expect(body).toContain('<h1>Keine Bank mit dieser Bankleitzahl</h1>');
    expect(body).toContain('action="/banken"');
  });
});

// server/test/web/addresses.process.test.ts has many more.
it.each(['/nix', '/index.html', '/embed-9.9.9.js', '/banken/3704004', '/banken/abc', '/banken/370/400/44'])(
  '%s is a German 404 page',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, comparable(headers)]).toEqual([
      404,
      { ...PAGE, 'content-length': String(Buffer.byteLength(body)) },
    ]);
    expect(body).toContain('<h1>Seite nicht gefunden</h1>');
  },
);
