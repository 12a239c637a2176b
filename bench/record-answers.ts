import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer of our server. */
interface Recorded {
  readonly status: number;
  /** Names and values in turn, in their order, without the headers that Node adds to every answer. */
  readonly headers: readonly string[];
  /** The body in base64. */
  readonly body: string;
}

/** An answer, ready to be sent. */
export interface Prepared {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The answers to a path: the usual one, and the one to a client that already has it (304). */
export interface RecordedPath {
  readonly answer: Recorded;
  readonly etag?: string;
  readonly notModified?: Recorded;
}

const ADDED_BY_NODE = /^(date|connection|keep-alive)$/i;

/** Requests each path from our server, so that another server can give the same answers, byte for byte. */
export async function recordAnswers(url: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const record = async (path: string): Promise<[string, RecordedPath]> => {
    const answer = await ask(url + path, agent, {});
    const { etag } = answer;
    if (!etag) return [path, { answer: answer.recorded }];
    const { recorded } = await ask(url + path, agent, { 'if-none-match': etag });
    return [path, { answer: answer.recorded, etag, notModified: recorded }];
  };
  const answers = Object.fromEntries(await Promise.all(paths.map(record)));
  agent.destroy();
  return answers;
}

async function ask(address: string, agent: Agent, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers }, resolve).on('error', reject);
  });
  const body = (await buffer(response)).toString('base64');
  const { rawHeaders, statusCode: status = 0 } = response;
  const kept = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !ADDED_BY_NODE.test(name) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return { etag: response.headers.etag, recorded: { status, headers: kept, body } satisfies Recorded };
}

/**
 * Reads the file with the recorded answers that a server got as its argument.
 *
 * @returns the answer to a path with this If-None-Match; undefined for a path that was not recorded
 */
export function recordedAnswers(file = ''): (path: string, ifNoneMatch?: string) => Prepared | undefined {
  const recorded: Record<string, RecordedPath> = JSON.parse(readFileSync(file, 'utf8'));
  const answers = new Map(
    Object.entries(recorded).map(([path, { answer, etag, notModified }]) => [
      path,
      { etag, answer: prepared(answer), notModified: notModified && prepared(notModified) },
    ]),
  );
  return (path, ifNoneMatch) => {
    const entry = answers.get(path);
    const isKnown = ifNoneMatch !== undefined && ifNoneMatch === entry?.etag;
    return (isKnown && entry?.notModified) || entry?.answer;
  };
}

const prepared = ({ status, headers, body }: Recorded): Prepared => ({
  status,
  headers: Object.fromEntries(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1] ?? '']]))),
  body: Buffer.from(body, 'base64'),
});
