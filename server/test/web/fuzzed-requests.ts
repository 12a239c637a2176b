import fc from 'fast-check';
import { snapshot } from '../bank-file.ts';

const METHODS = 'GET GET GET HEAD OPTIONS POST CONNECT TRACE FOO get PRI'.split(' ');
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http/1.1', 'X', ''];
const PATHS = `/ /faq /einbetten /status /widget.html /embed.js /sitemap.xml /openapi.json /api/bank /api/faq
  /api/glossary /api/status /healthz /?blz=37040044 /banken /banken/37040044 /banken?q=Berlin&seite=2
  /banken/370-400-44 /banken?q=37040044 /bankleitzahlen.json`.split(/\s+/);
const TRICKS = [
  ...'% %% %zz %0 %00 %0d%0a %20 %2e%2e%2f %5c %252f %c0%af %ed%a0%80 %ef%bc%93 %e2%80%8b .. // \\ ; ? # &blz= + ~'.split(
    ' ',
  ),
  ...'< " { \t \x00 \x01 \x7f \xff \r \n'.split(' '),
  '\xc3\xbc',
];
const FIELDS = [
  ...['If-None-Match: *', 'If-None-Match: "x", W/"y"', 'If-Modified-Since: now', 'Accept-Encoding: ,;=,'],
  ...[
    'Content-Length: 3',
    'Content-Length: x',
    'Transfer-Encoding: chunked',
    'Expect: x',
    'Connection: close',
  ],
  ...[
    'Connection: upgrade',
    'Upgrade: h2c',
    'Host: b',
    'Host:',
    ' folded',
    'x',
    'Range: bytes=9-',
    'X: \x00',
  ],
  ...['X: \xff', `X: ${'x'.repeat(9000)}`, 'a:\r\n'.repeat(300).trimEnd()],
];

const path = fc.oneof(
  fc.constantFrom(...snapshot.banks.map(({ blz }) => `/api/bank/${blz}`)),
  fc.constantFrom(...PATHS),
);
/** A path, in which pieces are sometimes replaced. */
const target = fc
  .tuple(path, fc.array(fc.tuple(fc.nat(40), fc.nat(2), fc.constantFrom(...TRICKS)), { maxLength: 2 }))
  .map(([start, changes]) =>
    changes.reduce((text, [at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut), start),
  );

/** The bytes of a request, most of them nearly right, in Latin-1. */
export const fuzzedRequest = fc
  .tuple(
    fc.constantFrom(...METHODS),
    target,
    fc.constantFrom(...VERSIONS),
    fc.array(fc.constantFrom(...FIELDS), { maxLength: 2 }),
  )
  .map(([method, address, version, fields]) =>
    [`${method} ${address} ${version}`, 'Host: a', ...fields, '', ''].join('\r\n'),
  );

/** Such requests, the same for the same seed. */
export const fuzzedRequests = (seed: number, count: number) =>
  fc.sample(fuzzedRequest, { seed, numRuns: count });
