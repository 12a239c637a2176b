import { Directory } from '../server/src/directory/directory.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { inTurns, median, microsecondsPerCall, QUICK, reportLimit } from './figures.ts';
import { flood } from './generate-load.ts';
import { ORDINARY_SEARCHES, SLOW_SEARCHES, searchPath } from './searches.ts';
import { restartOurs } from './servers.ts';

// Measures a search for a bank: the time to find the banks, and the CPU time of an answer whose page is rendered once
// and then kept.

const ROUNDS = QUICK ? 1 : 9;
const SECONDS = 0.5;

/** Measures the ordinary searches, and each of those that are made to be slow. The slowest of them counts. */
async function measureSearches(
  name: string,
  milliseconds: (texts: readonly string[]) => Promise<number>,
  limits: { ordinary: number; slowest: number },
) {
  const sides = Object.fromEntries(
    [ORDINARY_SEARCHES, ...SLOW_SEARCHES.map((text) => [text])].map((texts, index) => [
      index,
      () => milliseconds(texts),
    ]),
  );
  const [ordinary = [], ...slow] = Object.values(await inTurns(ROUNDS, sides));
  const [slowest = []] = slow.sort((a, b) => median(b) - median(a));
  reportLimit(`${name}, ordinary search`, ordinary, limits.ordinary, 'ms');
  reportLimit(`${name}, slowest search`, slowest, limits.slowest, 'ms');
}

const directory = new Directory(snapshot.banks);
const find = async (texts: readonly string[]) =>
  (await microsecondsPerCall(texts, (text) => directory.search(text))) / 1000;
await measureSearches('finding the banks', find, { ordinary: 0.3, slowest: 1 });

const server = await restartOurs();
const answer = async (texts: readonly string[]) => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const before = await server.usage();
  // With few connections, the server has enough to do, and is not overloaded.
  const job = { url: server.url, paths: texts.map(searchPath), seconds: SECONDS };
  const answers = await flood(job, { connections: 8, headers });
  return ((await server.usage()).cpuMs - before.cpuMs) / answers;
};
await measureSearches('the answer', answer, { ordinary: 0.5, slowest: 1 });
await server.end();
