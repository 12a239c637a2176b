import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoded.ts';

it.each([
  ['a browser', 'gzip, deflate, br, zstd', 'br'],
  ['curl --compressed', 'deflate, gzip, br, zstd', 'br'],
  ['Python’s requests', 'gzip, deflate', 'gzip'],
  ['Ruby’s Net::HTTP', 'gzip;q=1.0,deflate;q=0.6,identity;q=0.3', 'gzip'],
  ['Python’s urllib', 'identity', 'identity'],
  ['a client that names none', undefined, 'identity'],
  ['a client that takes all', '*', 'br'],
  ['a client that prefers gzip', 'br;q=0.5, gzip', 'gzip'],
  ['a client that refuses brotli', 'br;q=0, *', 'gzip'],
  ['a client that refuses all', '*;q=0', 'identity'],
  ['a client that writes in capitals', 'GZIP', 'gzip'],
  ['a client that sends rubbish', ',;=,', 'identity'],
])('%s gets what it can read', (_, header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
