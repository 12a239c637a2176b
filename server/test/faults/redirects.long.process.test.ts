import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { listen } from '../listen.ts';
import { run } from '../server.ts';
import { certificate } from './certificate.ts';
import { editionA, editionB } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { runWell } from './run-well.ts';
import { type Ending, useServedDirectory } from './served-directory.ts';

describe('a redirect', () => {
  const survives = useServedDirectory();
  const refused: Ending = ['unreachable', 'redirect'];
  /** Each path leads to the next place; no other may be asked for. */
  const chain = (...places: string[]) =>
    bundesbank(
      Object.fromEntries(
        places.map((place, hop) => [
          `GET /${hop}`,
          (_, response) =>
            response.writeHead([301, 302, 303, 307, 308][hop] ?? 302, { location: place }).end(),
        ]),
      ),
    );

  it('in a circle', async () => {
    await survives(`${await chain('/0')}/0`, refused);
  });

  it('of four hops', async () => {
    await survives(`${await chain('/1', '/2', '/3', '/4')}/0`, refused);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:1/blz.txt',
    'https://127.0.0.1/blz.txt',
    'https://www.bundesbank.de.example/blz.txt',
    'https://www.bundesbank.de@127.0.0.1/blz.txt',
    'http://www.bundesbank.de/blz.txt',
    'file:///etc/passwd',
    'data:text/plain,10000000',
    '//127.0.0.2/blz.txt',
  ])('to %s', async (place) => {
    await survives(`${await chain(place)}/0`, refused);
  });

  it.each(['http://[', ''])('to %j, which is no address', async (place) => {
    await survives(`${await chain(place)}/0`, ['unreachable', 'status']);
  });
});

describe('a redirect from https', () => {
  const { cert, key } = certificate('localhost', { from: -1, until: 1 });

  it.each([
    ['to a path of its own', '/blz.txt', 0],
    ['to http on the same host', 'http://localhost:PORT/blz.txt', 2],
    ['to this machine by its number', 'https://127.0.0.1:PORT/blz.txt', 2],
    ['to the cloud’s own address', 'http://169.254.169.254/', 2],
  ])('%s', async (_, location, status) => {
    const folder = temporaryFolder();
    const database = join(folder, 'redirect.sqlite');
    await runWell(database, editionA);
    const trusted = join(folder, 'trusted.pem');
    writeFileSync(trusted, cert);
    const server = createServer({ cert, key }, (request, response) => {
      if (request.url === '/blz.txt') return response.end(editionB.file);
      return response.writeHead(302, { location: location.replace('PORT', String(port)) }).end();
    });
    const port = await listen(server);
    onTestFinished(() => void server.close().closeAllConnections());
    const source = `https://localhost:${port}/`;
    const environment = { DATABASE_URL: `sqlite:${database}`, NODE_EXTRA_CA_CERTS: trusted };
    const { exited, output } = run('sync-command', environment, [source, '--now']);
    const told = status === 0 ? 'updated\n' : 'unreachable\n  redirect: ';
    expect([await exited, output.stdout]).toEqual([status, expect.stringContaining(told)]);
    expectOneOf(database, [status === 0 ? editionB : editionA]);
  });
});
