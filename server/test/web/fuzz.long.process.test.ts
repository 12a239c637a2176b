import { expect, it } from 'vitest';
import { snapshot } from '../bank-file.ts';
import { AnswerReader, connectTo } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines } from '../server.ts';
import { fuzzedRequests } from './fuzzed-requests.ts';
import { startWithInside } from './start-with-inside.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20261121);
const COUNT = 100_000;
const CONNECTIONS = 8;
/** How many requests are sent without waiting for answers. */
const AHEAD = 16;

interface Tally {
  readonly statuses: Map<number, number>;
  /** Requests after which the connection ended without an answer to them. */
  readonly unanswered: string[];
  /** Request lines that were answered with 503. */
  readonly leftOut: string[];
}

/** The pages that are rendered for each request: a server that is overloaded by this flood may leave them out. */
const MAY_BE_LEFT_OUT = /^\S* \S*\/(?:banken[/?]|sitemap\.xml)/;

/**
 * Sends requests without waiting for each answer. A broken request ends its connection; those that were sent after it
 * are sent again over the next one.
 */
async function sendAll(url: string, requests: readonly string[], tally: Tally): Promise<void> {
  let next = 0;
  while (next < requests.length) {
    const batch = requests.slice(next, next + AHEAD);
    const answered = await answersTo(url, batch, tally);
    if (answered === 0) tally.unanswered.push(batch[0] ?? '');
    next += Math.max(1, Math.min(answered, batch.length));
  }
}

/** @returns how many answers were received before the connection ended */
function answersTo(url: string, batch: readonly string[], { statuses, leftOut }: Tally): Promise<number> {
  const reader = new AnswerReader((index) => batch[index]?.startsWith('HEAD ') ?? false);
  return new Promise((resolve, reject) => {
    const socket = connectTo(url);
    // The server answers 408 earlier to a request that never ends, and the test expects no 408.
    socket.setTimeout(60_000, () =>
      reject(new Error(`No answer to ${JSON.stringify(batch[reader.answers.length])}`)),
    );
    socket.on('data', (chunk) => {
      try {
        reader.push(chunk);
      } catch (error) {
        reject(error);
      }
      if (reader.answers.length >= batch.length) socket.destroy();
    });
    socket
      .on('error', () => {})
      .on('close', () => {
        for (const [index, { status }] of reader.answers.entries()) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 503) leftOut.push(batch[index]?.split('\r\n')[0] ?? '');
        }
        resolve(reader.answers.length);
      });
    socket.write(Buffer.from(batch.join(''), 'latin1'));
  });
}

it(`${COUNT} fuzzed requests (seed ${SEED}) neither fail, nor hang, nor leave anything behind`, async () => {
  const server = await startWithInside();
  const source = fuzzedRequests(SEED);
  const take = (length: number) => Array.from({ length }, () => source.next().value);
  const tally: Tally = { statuses: new Map(), unanswered: [], leftOut: [] };
  const run = (requests: number) =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, () => sendAll(server.url, take(requests / CONNECTIONS), tally)),
    );

  // Compiled code and caches are not leaks; each bank's answer is made when it is first asked for, and kept.
  for (let first = 0; first < snapshot.banks.length; first += 100) {
    const some = snapshot.banks.slice(first, first + 100);
    await Promise.all(some.map(({ blz }) => request(server.url, `/api/bank/${blz}`)));
  }
  await run(COUNT / 5);
  const before = await server.inside('measure');

  let going = true;
  const bystander = (async () => {
    const seen = [];
    while (going) {
      seen.push((await request(server.url, '/api/bank/37040044')).status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return seen;
  })();
  await run((COUNT / 5) * 4);
  going = false;

  const { statuses, unanswered, leftOut } = tally;
  const of = (...wanted: number[]) => wanted.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
  const counts = Object.fromEntries([...statuses].sort(([a], [b]) => a - b));
  console.log(`${COUNT} fuzzed requests were answered: ${JSON.stringify(counts)}`);
  const usual = Object.keys(counts).filter((status) => status !== '503');
  expect(usual.map(Number)).toEqual([200, 204, 301, 303, 304, 400, 404, 405, 431]);
  expect(leftOut.filter((line) => !MAY_BE_LEFT_OUT.test(line))).toEqual([]);
  expect(unanswered).toEqual([]);
  expect(of(200)).toBeGreaterThan(COUNT * 0.2);
  expect(of(400)).toBeGreaterThan(COUNT * 0.1);
  expect(of(404)).toBeGreaterThan(COUNT * 0.02);
  expect(Math.min(of(204), of(304), of(405), of(431))).toBeGreaterThan(COUNT / 2000);

  const seen = await bystander;
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([200]));
  expect(server.output.stdout).toBe(`IBAN-Rechner: ${server.url}\n`);
  expect(logLines(server.output.stderr)).toEqual([]);
  // The connections' own memory is given back when the last of them has ended.
  await expect
    .poll(async () => (await server.inside('measure')).heapUsed / before.heapUsed, {
      interval: 500,
    })
    .toBeLessThan(1.1);
  const { rss } = await server.inside('measure');
  console.log(`memory: ${[before.heapUsed, before.rss, rss].map((bytes) => Math.round(bytes / 1e6))}`);
});
