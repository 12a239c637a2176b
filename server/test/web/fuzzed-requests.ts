import { METHODS } from 'node:http';
import { snapshot } from '../bank-file.ts';
import { random } from '../faults/random.ts';

/** The server handles these specially, so they are more frequent than those that it refuses alike. */
const SPECIAL_METHODS = ['', ...'HEAD OPTIONS CONNECT FOO get PRI DESCRIBE PLAY'.split(' ')];
const VERSIONS = [
  ...'HTTP/1.0 HTTP/1.2 HTTP/2.0 HTTP/0.9 RTSP/1.0 RTSP/1.1 ICE/1.0 http/1.1 HTTP/11 X'.split(' '),
  ...['HTTP/1.1 ', ''],
];
/** Two of these redirect. */
const PATHS = `
  / /listen /faq /glossar /einbetten /schnittstelle /status /datenschutz /impressum /widget.html /widget.js /embed.js
  /favicon.svg /sitemap.xml /robots.txt /openapi.json /api/bank /api/faq /api/glossary /api/status /healthz
  /?blz=37040044 /banken /banken/37040044 /banken/ /banken?q=Berlin&seite=2 /banken?q= /banken/370-400-44
  /banken?q=37040044`
  .trim()
  .split(/\s+/);
const TRICKS = [
  ...'% %% %zz %0 %00 %0a %0d%0a %20 %2e%2e%2f %2F %5c %25 %252f %c0%af %ed%a0%80 %ef%bc%93 %d9%a3 %e2%80%8b'.split(
    ' ',
  ),
  ...'%ff .. / // /../ /./ \\ ; ? # &blz= = + - . _ * ~ { " < \' | ^ ` @ : http:// 9 a'.split(' '),
  ...'\t \x00\x01\x0b\x1b\x7f\x80\xa0\xff\r\n',
  '\xc3\xbc',
];
const FIELDS = [
  ...['If-None-Match: *', 'If-None-Match: "x", W/"y"', 'If-None-Match: *, ,"', 'If-Modified-Since: now'],
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip;q=2, *;q=x', 'Accept-Encoding: ,;=,', 'Accept: */*;;'],
  ...[
    'Content-Length: 0',
    'Content-Length: 3',
    'Content-Length: x',
    'Transfer-Encoding: chunked',
    'Expect: x',
  ],
  ...[
    'Connection: close',
    'Connection: upgrade',
    'Upgrade: h2c',
    'Host: b',
    'Host:',
    'Cookie: a=b',
    ' folded',
  ],
  ...['x', 'TE: x', 'Range: bytes=9-', 'a:\r\n'.repeat(300).trimEnd(), 'X: \xff', 'X: a\x00', 'X-Y_Z: "'],
  ...[500, 9000].map((length) => `X: ${'x'.repeat(length)}`),
];

/** An endless series of requests, most nearly right, each from its request line to its empty line, in Latin-1. */
export function* fuzzedRequests(seed: number): Generator<string, never> {
  const next = random(seed);
  const chance = (share: number) => next() < share;
  const below = (end: number) => Math.floor(next() * end);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  const mutated = (text: string) => {
    const at = below(text.length + 1);
    const cut = below(3);
    const piece = one(TRICKS);
    return text.slice(0, at) + (chance(0.01) ? piece.repeat(5000) : piece) + text.slice(at + cut);
  };
  const code = () => (chance(0.8) ? one(snapshot.banks).blz : String(below(1e8)).padStart(8, '0'));

  for (;;) {
    let path = chance(0.5) ? `/api/bank/${code()}` : one(PATHS);
    while (chance(0.4)) path = mutated(path);
    if (chance(0.05)) path = `${one(['http://a', 'https://a:1', 'ftp://a', 'http://', '//a'])}${path}`;
    const method = chance(0.93) ? 'GET' : one(chance(0.5) ? SPECIAL_METHODS : METHODS);
    const version = chance(0.97) ? 'HTTP/1.1' : one(VERSIONS);
    const fields = chance(0.98) ? ['Host: a'] : [];
    while (chance(0.15)) fields.push(one(FIELDS));
    yield `${method} ${path} ${version}\r\n${fields.map((field) => `${field}\r\n`).join('')}\r\n`;
  }
}
