import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { CALCULATOR_DIST, CALCULATOR_RELEASES, CALCULATOR_VERSION } from '../../project.ts';
import type { Files } from '../../site/visit.ts';
import type { Answering, Headers } from '../answers/answer.ts';
import { type Content, Encoded } from '../answers/encoded.ts';
import { EMBED_HEADERS, FOREVER, SHORT, WORKER_HEADERS, widgetHeaders } from '../answers/headers.ts';

/** What other sites load: under this name the newest, under the name with a version that version for good. */
const SCRIPTS = [
  'embed.js',
  'embed.js.map',
  'regeln.js',
  'regeln.js.map',
  'banken.js',
  'laender.js',
  'laender.js.map',
];

/** What a page may add to embed.js. */
const PARTS = ['regeln.js', 'banken.js', 'laender.js'];

interface CalculatorFiles
  extends Pick<Files, 'versionedEmbed' | 'integrity' | 'versionedParts' | 'embedSizes'> {
  readonly answers: readonly (readonly [path: string, Answering])[];
  /** The page of the iframe. @param base our address as the client knows it */
  readonly widgetPage: (base: string) => Content;
}

/** The calculator's files: those of the build, and those of every version that was ever released. */
export function calculatorFiles(): CalculatorFiles {
  // The script is always there; its source map and the other parts only where the build makes them.
  const built = SCRIPTS.filter((name) => name === 'embed.js' || existsSync(inDist(name))).map(
    (name) => [name, readFileSync(inDist(name))] as const,
  );
  const pinned = new Map(releasedFiles());
  const versionedEmbed = withVersion('embed.js');
  // What was released wins over what was built since: nothing ever changes under its pinned name.
  if (!pinned.has(versionedEmbed)) for (const [name, body] of built) pinned.set(withVersion(name), body);
  /** The headers of a file, by the name that it has with its version. */
  const headersOf = (name: string) => {
    if (name.endsWith('.map')) return { ...EMBED_HEADERS, ...JSON_TYPE };
    // Named here rather than in the script, where it would cost every visitor some bytes.
    return pinned.has(`${name}.map`) ? { ...EMBED_HEADERS, sourcemap: `/${name}.map` } : EMBED_HEADERS;
  };
  const widgetPage = readFileSync(inDist('widget.html'));
  return {
    widgetPage: (base) => ({ status: 200, headers: widgetHeaders(base), body: widgetPage }),
    embedSizes: sizesOf(readFileSync(inDist('embed.js'))),
    versionedEmbed: `/${versionedEmbed}`,
    integrity: integrity(pinned.get(versionedEmbed) as Buffer),
    versionedParts: PARTS.map(withVersion).flatMap((name) => {
      const body = pinned.get(name);
      return body ? [{ path: `/${name}`, integrity: integrity(body) }] : [];
    }),
    answers: [
      ...built.map(([name, body]) => [`/${name}`, file(body, headersOf(withVersion(name)))] as const),
      ...[...pinned].map(
        ([name, body]) => [`/${name}`, file(body, { ...headersOf(name), ...FOREVER })] as const,
      ),
      // Loaded by a page of the opaque origin that a sandboxed frame has: to that, even our own files are foreign.
      ['/widget.js', file(readFileSync(inDist('widget.js')), { ...EMBED_HEADERS, ...SHORT })],
      // What works through lists on the page „Listen“.
      ['/list-worker.js', file(readFileSync(inDist('list-worker.js')), WORKER_HEADERS)],
    ],
  };
}

const inDist = (name: string) => new URL(name, CALCULATOR_DIST);
const JSON_TYPE = { 'content-type': 'application/json' };
const withVersion = (name: string) => name.replace('.', `-${CALCULATOR_VERSION}.`);
const integrity = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

function releasedFiles(): [name: string, body: Buffer][] {
  const releases: readonly { files: Readonly<Record<string, string>> }[] = JSON.parse(
    readFileSync(new URL('releases.json', CALCULATOR_RELEASES), 'utf8'),
  );
  return releases
    .flatMap(({ files }) => Object.keys(files))
    .map((name) => [name, readFileSync(new URL(name, CALCULATOR_RELEASES))]);
}

/** In bytes: as it is, and as our server sends it. */
function sizesOf(body: Buffer): Files['embedSizes'] {
  const encoded = new Encoded({ status: 200, headers: {}, body });
  const sent = (encoding: string) => encoded.answer(encoding).body.length;
  return { brotli: sent('br'), gzip: sent('gzip'), raw: body.length };
}

/** Compressed when it is first asked for: source maps and most of the old versions never are. */
function file(body: Buffer, headers: Headers): Answering {
  const encoded = new Encoded({ status: 200, headers, body });
  return (request) => encoded.answer(request.headers['accept-encoding']);
}
