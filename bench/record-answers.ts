import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer of our server. */
export interface Recorded {
  readonly status: number;
  /** Names and values in turn, in their order, without the headers that Node adds to every answer. */
  readonly headers: readonly string[];
  /** The body in base64. */
  readonly body: string;
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
