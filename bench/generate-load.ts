import { fork } from 'node:child_process';
import { once } from 'node:events';
import { percentile } from './figures.ts';

/** Which requests to send, and for how long. */
export interface Job {
  readonly url: string;
  /** Whole requests as text, sent in this order again and again. */
  readonly requests: readonly string[];
  /** The status that every answer must have. */
  readonly status: string;
  readonly seconds: number;
  readonly connections: number;
  /** How many requests to send in a second, evenly spread. If left out: as many as the server answers. */
  readonly perSecond?: number;
}

/** The result of a job. */
export interface Outcome {
  readonly answers: number;
  /** Answers of another status or length, and broken connections. */
  readonly errors: number;
  readonly perSecond: number;
  /** The waiting time for each answer, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Starts the process that sends the requests. */
export function startGenerator() {
  const child = fork(new URL('bench-generator.js', import.meta.url), { serialization: 'advanced' });
  return {
    /** @throws if an answer has another status or length than it should */
    async run(job: Omit<Job, 'connections'> & { connections?: number }) {
      child.send({ connections: 32, ...job });
      // If the server ends during the job, no message comes.
      const signal = AbortSignal.timeout((job.seconds + 30) * 1000);
      const [outcome] = (await once(child, 'message', { signal })) as [Outcome];
      if (outcome.errors > 0) throw new Error(`${outcome.errors} of ${outcome.answers} answers are wrong.`);
      return {
        perSecond: outcome.perSecond,
        p99: percentile(outcome.latencies, 99),
        answers: outcome.answers,
      };
    },
    end: () => child.disconnect(),
  };
}

/** The text of a request as a simple client sends it. */
export const requestFor = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nUser-Agent: bench\r\nAccept: */*\r\n${headers}\r\n`;
