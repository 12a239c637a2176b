import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CALCULATOR_VERSION } from '../../calculator/package.ts';
import { CALCULATOR_DIST, CALCULATOR_RELEASES } from '../../project.ts';
import type { Files } from '../../site/visit.ts';
import type { Handler } from '../answers/answer.ts';
import { Encoded } from '../answers/encoded.ts';
import { fileAnswer } from '../answers/file-answer.ts';
import { EMBED_HEADERS, FOREVER, SHORT, WORKER_HEADERS, widgetHeaders } from '../answers/headers.ts';
import { baseAddress } from './base-address.ts';

/** Files that other sites load. Under these names they get the newest version; a name with a version keeps that one for good. */
const SCRIPTS = [
  'embed.js',
  'embed.js.map',
  'regeln.js',
  'regeln.js.map',
  'banken.js',
  'laender.js',
  'laender.js.map',
  'feld.js',
  'feld.js.map',
  'en.js',
  'en.js.map',
];

/** Scripts that a page may add to embed.js. */
const PARTS = ['regeln.js', 'banken.js', 'laender.js'];

export interface CalculatorFiles
  extends Pick<
    Files,
    | 'versionedEmbed'
    | 'integrity'
    | 'versionedParts'
    | 'versionedField'
    | 'versionedEnglish'
    | 'embedSizes'
    | 'partSizes'
  > {
  readonly answers: readonly (readonly [path: string, Handler])[];
  /** The page of the iframe, whose policy names our address. @param publicUrl undefined if the operator has not set it */
  readonly widgetPage: (publicUrl: string | undefined) => Handler;
}

/** The calculator's files: those of the build, and those of every version that was ever released. */
export function calculatorFiles(): CalculatorFiles {
  // A build without embed.js is broken. The other files are there only if the build made them.
  const built = new Map(
    SCRIPTS.filter((name) => name === 'embed.js' || existsSync(inDist(name))).map((name) => [
      name,
      readFileSync(inDist(name)),
    ]),
  );
  const pinned = pinnedFiles(built);
  const versionedEmbed = withVersion('embed.js');
  /** The headers of a file, by the name that it has with its version. */
  const headersOf = (name: string) => {
    if (name.endsWith('.map')) return { ...EMBED_HEADERS, ...JSON_TYPE };
    // A header names the source map: a comment in the script would cost every visitor some bytes.
    return pinned.has(`${name}.map`) ? { ...EMBED_HEADERS, sourcemap: `/${name}.map` } : EMBED_HEADERS;
  };
  /** The address and hash of a part with its version; undefined if the version was released without it. */
  const pinnedFile = (name: string) => {
    const body = pinned.get(withVersion(name));
    return body && { path: `/${withVersion(name)}`, integrity: integrity(body) };
  };
  const widgetPage = new Encoded({ status: 200, headers: {}, body: readFileSync(inDist('widget.html')) });
  return {
    widgetPage: (publicUrl) => (request) => {
      const answer = widgetPage.answer(request.headers['accept-encoding']);
      const base = publicUrl ?? baseAddress(request.headers.host);
      return { ...answer, headers: { ...widgetHeaders(base), ...answer.headers } };
    },
    embedSizes: sizesOf(readFileSync(inDist('embed.js'))),
    partSizes: JSON.parse(readFileSync(inDist('sizes.json'), 'utf8')),
    versionedEmbed: `/${versionedEmbed}`,
    integrity: integrity(pinned.get(versionedEmbed) as Buffer),
    versionedParts: PARTS.flatMap((name) => pinnedFile(name) ?? []),
    versionedField: pinnedFile('feld.js') ?? { path: '/feld.js', integrity: '' },
    versionedEnglish: pinnedFile('en.js') ?? { path: '/en.js', integrity: '' },
    answers: [
      ...[...built].map(
        ([name, body]) => [`/${name}`, fileAnswer(body, headersOf(withVersion(name)))] as const,
      ),
      ...[...pinned].map(
        ([name, body]) => [`/${name}`, fileAnswer(body, { ...headersOf(name), ...FOREVER })] as const,
      ),
      // A page in a sandboxed frame loads it. Such a page has an opaque origin, to which our own files are foreign.
      ['/widget.js', fileAnswer(readFileSync(inDist('widget.js')), { ...EMBED_HEADERS, ...SHORT })],
      // The worker of the page „Listen“, and what it loads if a list is a workbook.
      ...['list-worker.js', 'workbook.js'].map(
        (name) => [`/${name}`, fileAnswer(readFileSync(inDist(name)), WORKER_HEADERS)] as const,
      ),
    ],
  };
}

const inDist = (name: string) => new URL(name, CALCULATOR_DIST);
const JSON_TYPE = { 'content-type': 'application/json' };
const withVersion = (name: string) => name.replace('.', `-${CALCULATOR_VERSION}.`);
const integrity = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * The files with a version in their name, which never change: all released scripts, and those of the build if its version is
 * not released yet. Releases have no source maps, so a pinned script has one only if the build has made the same script.
 */
function pinnedFiles(built: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const pinned = new Map(releasedScripts());
  const isReleased = pinned.has(withVersion('embed.js'));
  for (const [name, script] of built) {
    if (name.endsWith('.map')) continue;
    if (!isReleased) pinned.set(withVersion(name), script);
    const map = built.get(`${name}.map`);
    if (map && pinned.get(withVersion(name))?.equals(script)) pinned.set(withVersion(`${name}.map`), map);
  }
  return pinned;
}

function releasedScripts(): [name: string, body: Buffer][] {
  const releases: readonly { files: Readonly<Record<string, string>> }[] = JSON.parse(
    readFileSync(new URL('releases.json', CALCULATOR_RELEASES), 'utf8'),
  );
  return releases
    .flatMap(({ files }) => Object.keys(files))
    .map((name) => [name, brotliDecompressSync(readFileSync(new URL(`${name}.br`, CALCULATOR_RELEASES)))]);
}

/** The sizes of a file in bytes: uncompressed, and as our server sends it. */
function sizesOf(body: Buffer): Files['embedSizes'] {
  const encoded = new Encoded({ status: 200, headers: {}, body });
  const sent = (encoding: string) => encoded.answer(encoding).body.length;
  return { brotli: sent('br'), gzip: sent('gzip'), raw: body.length };
}
