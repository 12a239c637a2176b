import { readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from './servers.ts';

/** A recorded answer of our server. */
export interface Recorded {
  readonly status: number;
  /** All headers but those that Node adds to every answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** Paths whose answers are given for all paths that were not recorded. */
export const UNKNOWN = ['/api/bank/0', '/unknown'] as const;

/** The limits of our server in milliseconds: they cause timers and a header. */
export const LIMITS = { keepAliveTimeout: 10_000, requestTimeout: 15_000, headersTimeout: 10_000 };

const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Requests each path from our server, so that another server can give the same answers. @returns the file with them */
export async function recordAnswers(url: string, paths: Iterable<string>): Promise<string> {
  const answers: Record<string, Recorded> = {};
  for (const path of paths) {
    const response = await fetch(url + path, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const headers = [...response.headers].filter(([name]) => !ADDED_BY_NODE.has(name));
    answers[path] = {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: await response.text(),
    };
  }
  const file = join(temporaryFolder(), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

/** Reads the file with the recorded answers that a server got as its argument. */
export const recordedAnswers = (file = ''): ReadonlyMap<string, Recorded> =>
  new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
