import { fork } from 'node:child_process';
import { once } from 'node:events';
import { percentile } from './figures.ts';

/** What to ask for how long. */
export interface Job {
  readonly url: string;
  /** Whole requests, asked in this order again and again. */
  readonly requests: readonly string[];
  /** Of every answer. */
  readonly status: string;
  readonly seconds: number;
  readonly connections: number;
  /** How many to ask in a second, at even times; left out: as many as are answered. */
  readonly perSecond?: number;
}

/** What came of it. */
export interface Outcome {
  readonly answers: number;
  /** Answers of another status or length, and broken connections. */
  readonly errors: number;
  readonly perSecond: number;
  /** Of each answer, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Starts the process that makes the load. */
export function startGenerator() {
  const child = fork(new URL('bench-generator.js', import.meta.url), { serialization: 'advanced' });
  return {
    /** @throws where an answer is not as it should be */
    async run(job: Omit<Job, 'connections'> & { connections?: number }) {
      child.send({ connections: 32, ...job });
      // A server that ends in the middle would leave us waiting.
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

/** A request as a simple client sends it. */
export const requestFor = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nUser-Agent: bench\r\nAccept: */*\r\n${headers}\r\n`;
