import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './figures.ts';

/** Which requests to send, and for how long. */
export interface Job {
  readonly url: string;
  /** Sent in this order again and again. */
  readonly requests: readonly ReturnType<typeof requestFor>[];
  /** The status that every answer must have. */
  readonly status: string;
  readonly seconds: number;
  readonly connections?: number;
}

export const requestFor = (path: string, headers: Readonly<Record<string, string>> = {}) => ({
  path,
  headers,
});

/** autocannon copies all requests for each connection. */
const MAX_REQUESTS = 100;

/**
 * Asks as fast as the server answers.
 *
 * @throws if an answer has another status than it should
 */
export async function flood({ url, requests, status, seconds, connections = 32 }: Job) {
  const { errors, statusCodeStats, duration } = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 50,
    requests: requests.slice(0, MAX_REQUESTS),
  });
  const answers = statusCodeStats[status]?.count ?? 0;
  if (errors > 0 || answers === 0 || Object.keys(statusCodeStats).length > 1)
    throw new Error(`${errors} errors, and answers ${JSON.stringify(statusCodeStats)}.`);
  return { answers, perSecond: answers / duration };
}

/** Starts a client that sends each request at its planned time. */
export function startGenerator() {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ask = async (address: string, status: string) => {
    const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    if (String(response.statusCode) !== status)
      throw new Error(`An answer has status ${response.statusCode}.`);
  };
  return {
    /**
     * The 99th percentile of the waiting time for an answer, in milliseconds. A wait begins when the request is due, even if a
     * slow server delays the sending.
     *
     * @throws if an answer has another status than it should
     */
    async run({ url, requests, status, seconds, perSecond }: Job & { perSecond: number }) {
      const waits: Promise<number>[] = [];
      const start = performance.now();
      while (waits.length < perSecond * seconds) {
        const due = start + (waits.length / perSecond) * 1000;
        if (due > performance.now()) {
          await sleep(1);
          continue;
        }
        const { path = '' } = requests[waits.length % requests.length] ?? {};
        waits.push(ask(url + path, status).then(() => performance.now() - due));
      }
      return { p99: percentile(await Promise.all(waits), 99) };
    },
    end: () => agent.destroy(),
  };
}
