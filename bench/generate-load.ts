import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './figures.ts';

/** Which requests to send, and for how long. */
export interface Job {
  readonly url: string;
  /** Asked for in this order again and again. */
  readonly paths: readonly string[];
  readonly seconds: number;
  /** The status that every answer must have; 200 if absent. */
  readonly status?: string;
}

/** autocannon copies all requests for each connection, so it gets no more. */
const MAX_REQUESTS = 100;

/**
 * Asks as fast as the server answers.
 *
 * @param options headers: of each request
 * @returns the number of answers
 * @throws if an answer has another status than it should
 */
export async function flood(
  { url, paths, seconds, status = '200' }: Job,
  {
    connections = 32,
    headers = {},
  }: { connections?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  const { errors, statusCodeStats } = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 50,
    requests: paths.slice(0, MAX_REQUESTS).map((path) => ({ path, headers })),
  });
  const answers = statusCodeStats[status]?.count ?? 0;
  if (errors > 0 || answers === 0 || Object.keys(statusCodeStats).length > 1)
    throw new Error(`${errors} errors, and answers ${JSON.stringify(statusCodeStats)}.`);
  return answers;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends each request at its planned time. A wait begins when the request is due, even if it is sent later.
 *
 * @returns the 99th percentile of the waiting time for an answer, in milliseconds
 * @throws if an answer has another status than 200
 */
export async function p99({ url, paths, seconds, perSecond }: Job & { perSecond: number }): Promise<number> {
  const waits: Promise<number>[] = [];
  const start = performance.now();
  while (waits.length < perSecond * seconds) {
    const due = start + (waits.length / perSecond) * 1000;
    if (due > performance.now()) {
      await sleep(1);
      continue;
    }
    waits.push(ask(url + paths[waits.length % paths.length]).then(() => performance.now() - due));
  }
  return percentile(await Promise.all(waits), 99);
}

async function ask(address: string): Promise<void> {
  const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`An answer has status ${response.statusCode}.`);
}
