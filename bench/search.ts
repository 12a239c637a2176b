import { formatted, median, QUICK, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { ORDINARY_SEARCHES, SLOW_SEARCHES, searchPath } from './searches.ts';
import { restartOurs, withFolder } from './servers.ts';

// The server's CPU time for the answer to a search for a bank: found, rendered, compressed and sent.

const [ROUNDS, SECONDS] = QUICK ? [3, 0.3] : [15, 0.5];

await withFolder(async (folder) => {
  const server = await restartOurs(folder);
  const generator = startGenerator();

  /** Milliseconds of CPU time for an answer to these searches, in each round. */
  async function milliseconds(texts: readonly string[]): Promise<number[]> {
    const requests = texts.map((text) =>
      requestFor(searchPath(text), 'Accept-Encoding: gzip, deflate, br\r\n'),
    );
    const job = { url: server.url, status: '200', requests, seconds: SECONDS };
    const rounds: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const before = await server.usage();
      const { answers } = await generator.run(job);
      const { cpuMs } = await server.usage();
      // The first round only warms up.
      if (round >= 0) rounds.push((cpuMs - before.cpuMs) / answers);
    }
    return rounds;
  }

  function reportTo(limit: number, name: string, rounds: readonly number[]) {
    const ratios = rounds.map((each) => each / limit);
    report(name, `limit of ${limit} ms`, ratios, {
      aim: '≤ 1',
      measured: `${formatted(median(rounds))} ms of CPU`,
    });
  }

  reportTo(0.3, 'ordinary searches', await milliseconds(ORDINARY_SEARCHES));
  let slowest: number[] = [];
  for (const text of SLOW_SEARCHES) {
    const rounds = await milliseconds([text]);
    if (slowest.length === 0 || median(rounds) > median(slowest)) slowest = rounds;
  }
  reportTo(1, 'the slowest of the searches that are made to be slow', slowest);
  generator.end();
  await server.end();
});
