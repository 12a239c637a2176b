import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CALCULATOR_VERSION } from '../../calculator/package.ts';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { fileAnswer } from '../../http/answers/prepared.ts';
import { CALCULATOR_DIST, CALCULATOR_RELEASES } from '../../project.ts';
import type { Files } from '../frame/visit.ts';
import { EMBED_HEADERS, FIVE_MINUTES, FOREVER, WORKER_HEADERS, widgetHeaders } from './headers.ts';

/** Files that other sites load. These names give the newest version; a released version also has a name of its own. */
const SCRIPTS = ['embed', 'rechner', 'feld', 'girocode'].flatMap((name) => [`${name}.js`, `${name}.js.map`]);

/** The calculator's files: those of the build, and those of every version that was ever released. */
export function calculatorFiles() {
  // A build without embed.js is broken. The other files exist only if the build made them.
  const built = new Map(
    SCRIPTS.filter((name) => name === 'embed.js' || existsSync(inDist(name))).map((name) => [
      name,
      readFileSync(inDist(name)),
    ]),
  );
  const releases = recordedReleases();
  const released = new Map(
    releases.flatMap(({ files }) => Object.keys(files)).map((name) => [name, releasedScript(name)]),
  );
  const isReleased = (name: string) => {
    const script = name.replace('.map', '');
    return Boolean(released.get(withVersion(script))?.equals(built.get(script) as Buffer));
  };
  /** The name of a built file with its version. `-dev` if it is not released: the next deployment may change it. */
  const versioned = (name: string) => withVersion(name, isReleased(name) ? '' : '-dev');
  const headersOf = (name: string): Headers => {
    if (name.endsWith('.map')) return { ...EMBED_HEADERS, 'content-type': 'application/json' };
    // A header names the source map: a comment in the script would cost every visitor some bytes.
    return built.has(`${name}.map`)
      ? { ...EMBED_HEADERS, sourcemap: `/${versioned(`${name}.map`)}` }
      : EMBED_HEADERS;
  };
  const files = new Map<string, Handler>();
  for (const [name, body] of released)
    files.set(`/${name}`, fileAnswer(body, { ...EMBED_HEADERS, ...FOREVER }));
  for (const [name, body] of built) {
    files.set(`/${name}`, fileAnswer(body, headersOf(name)));
    const lasting = isReleased(name) ? FOREVER : {};
    files.set(`/${versioned(name)}`, fileAnswer(body, { ...headersOf(name), ...lasting }));
  }
  const newest = Object.keys(releases.at(-1)?.files ?? {});
  const pinned: Files['pinned'] = (name) => {
    const file = newest.find((each) => each.startsWith(name.replace('.js', '-'))) ?? '';
    const body = released.get(file);
    return body && { path: `/${file}`, integrity: `sha384-${hash('sha384', body, 'base64')}` };
  };
  const widgetPage = readFileSync(inDist('widget.html'));
  const answers: (readonly [path: string, Handler])[] = [
    ...files,
    // A page in a sandboxed frame loads this file. Such a page has an opaque origin, to which our files are foreign.
    ['/widget.js', fileAnswer(readFileSync(inDist('widget.js')), { ...EMBED_HEADERS, ...FIVE_MINUTES })],
    // The worker of the page „Listen“.
    ['/list-worker.js', fileAnswer(readFileSync(inDist('list-worker.js')), WORKER_HEADERS)],
  ];
  return {
    /** The iframe's page, whose policy names our address. @param publicUrl undefined if the operator has not set it */
    widgetPage: (publicUrl: string | undefined): Handler => fileAnswer(widgetPage, widgetHeaders(publicUrl)),
    sizes: JSON.parse(readFileSync(inDist('sizes.json'), 'utf8')) as Files['sizes'],
    pinned,
    answers,
  };
}

const inDist = (name: string) => new URL(name, CALCULATOR_DIST);
/** @param more `-dev` for a file that is not released */
const withVersion = (name: string, more = '') => name.replace('.', `-${CALCULATOR_VERSION}${more}.`);

/** What was released, the oldest first. Releases have no source maps. */
const recordedReleases = (): readonly { version: string; files: Readonly<Record<string, string>> }[] =>
  JSON.parse(readFileSync(new URL('releases.json', CALCULATOR_RELEASES), 'utf8'));

const releasedScript = (name: string) =>
  brotliDecompressSync(readFileSync(new URL(`${name}.br`, CALCULATOR_RELEASES)));
