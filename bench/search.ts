import { Directory } from '../server/src/directory/directory.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { formatted, median, microsecondsPerCall, QUICK, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { ORDINARY_SEARCHES, SLOW_SEARCHES, searchPath } from './searches.ts';
import { restartOurs, withFolder } from './servers.ts';

// What a search for a bank takes in CPU time: to find the banks, and the whole answer, which is also rendered, compressed and
// sent.

const [ROUNDS, SECONDS, CALLS] = QUICK ? [3, 0.3, 200] : [15, 0.5, 500];
/** Enough to tell which of the slow searches is the slowest. That one is then measured like the ordinary ones. */
const ROUNDS_TO_COMPARE = 3;

function reportTo(limit: number, name: string, rounds: readonly number[]) {
  const ratios = rounds.map((each) => each / limit);
  report(name, `limit of ${limit} ms`, ratios, {
    aim: '≤ 1',
    measured: `${formatted(median(rounds))} ms of CPU`,
  });
}

/** One of the searches that are made to be slow: the one that takes the longest. */
async function slowest(
  measure: (texts: readonly string[], rounds: number) => readonly number[] | Promise<readonly number[]>,
): Promise<string> {
  let [found, longest] = ['', 0];
  for (const text of SLOW_SEARCHES) {
    const milliseconds = median(await measure([text], ROUNDS_TO_COMPARE));
    if (milliseconds > longest) [found, longest] = [text, milliseconds];
  }
  return found;
}

const directory = new Directory(snapshot.banks);
/** Milliseconds to find the banks of these searches, in each round. */
function searchTimes(texts: readonly string[], count = ROUNDS): readonly number[] {
  const calls = Array.from({ length: CALLS }, (_, index) => texts[index % texts.length] ?? '');
  const rounds = Array.from({ length: count + 1 }, () =>
    microsecondsPerCall(calls, (text) => directory.search(text)),
  );
  // The first round only warms up.
  return rounds.slice(1).map((microseconds) => microseconds / 1000);
}
reportTo(0.3, 'finding the banks, ordinary search', searchTimes(ORDINARY_SEARCHES));
reportTo(1, 'finding the banks, slowest search', searchTimes([await slowest(searchTimes)]));

await withFolder(async (folder) => {
  const server = await restartOurs(folder);
  const generator = startGenerator();

  /** Milliseconds of CPU time for an answer to these searches, in each round. */
  async function answerTimes(texts: readonly string[], count = ROUNDS): Promise<number[]> {
    const requests = texts.map((text) =>
      requestFor(searchPath(text), 'Accept-Encoding: gzip, deflate, br\r\n'),
    );
    // With few connections, the server has enough to do, and is not overloaded.
    const job = { url: server.url, status: '200', requests, seconds: SECONDS, connections: 8 };
    const rounds: number[] = [];
    for (let round = -1; round < count; round += 1) {
      const before = await server.usage();
      const { answers } = await generator.run(job);
      const { cpuMs } = await server.usage();
      // The first round only warms up.
      if (round >= 0) rounds.push((cpuMs - before.cpuMs) / answers);
    }
    return rounds;
  }

  reportTo(0.5, 'the answer, ordinary search', await answerTimes(ORDINARY_SEARCHES));
  const text = await slowest(answerTimes);
  reportTo(1, 'the answer, slowest search', await answerTimes([text]));
  generator.end();
  await server.end();
});
