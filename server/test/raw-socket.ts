import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** By name in lower case; values of a name that was sent twice are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Exchange {
  readonly answers: readonly RawAnswer[];
  /** Whether the server has closed the connection. */
  readonly closed: boolean;
  /** How long all of it took, in milliseconds. */
  readonly took: number;
}

interface Options {
  /** How many answers to wait for; the connection's end is waited for if there are fewer. */
  readonly answers?: number;
  /** Whether the request with an index is HEAD: its answer has a length, but no body. */
  readonly isHead?: (index: number) => boolean;
  /** How long to wait for all of it, in milliseconds: a minute unless given. */
  readonly patience?: number;
  /** Called with the open connection, after `bytes` have been sent. */
  readonly sent?: (socket: Socket) => void;
}

/** Opens a TCP connection that sends each write without delay. */
export function connectTo(base: string): Socket {
  const { hostname, port } = new URL(base);
  return connect({ host: hostname, port: Number(port), noDelay: true });
}

/** Sends bytes as they are (a string is Latin-1), and reads what comes back until the answers are there. */
export function exchange(base: string, bytes: string | Buffer, options: Options = {}): Promise<Exchange> {
  const { answers: wanted = 1, isHead = () => false, patience = 60_000, sent } = options;
  const start = performance.now();
  const socket = connectTo(base);
  const reader = new AnswerReader(isHead);
  return new Promise((resolve) => {
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ answers: reader.answers, closed, took: performance.now() - start });
    };
    const timer = setTimeout(end, patience, false);
    socket.on('data', (chunk) => {
      reader.push(chunk);
      if (reader.answers.length >= wanted) end(false);
    });
    // A reset closes as well.
    socket.on('error', () => {}).on('close', () => end(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    sent?.(socket);
  });
}

/**
 * Opens many connections, 200 at a time. If more arrive at once than the system queues for the server, it drops
 * them, and they are tried again only after a second.
 */
export async function openMany(base: string, count: number, opened: (socket: Socket, index: number) => void) {
  let next = 0;
  const open = async () => {
    for (let index = next++; index < count; index = next++) {
      const socket = connectTo(base);
      socket.on('error', () => {});
      await once(socket, 'connect');
      opened(socket, index);
    }
  };
  await Promise.all(Array.from({ length: 200 }, open));
}

/** A request with nothing but a host and, if given, further header fields. */
export const rawRequest = (path: string, fields = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;

/** Reads answers from a stream of bytes, by the `Content-Length` that all answers of ours have. */
export class AnswerReader {
  readonly answers: RawAnswer[] = [];
  readonly #isHead: (index: number) => boolean;
  #rest: Buffer = Buffer.alloc(0);

  constructor(isHead: (index: number) => boolean = () => false) {
    this.#isHead = isHead;
  }

  /** The number of bytes of an answer that is not complete yet. */
  get unread(): number {
    return this.#rest.length;
  }

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const head = this.#rest.indexOf('\r\n\r\n');
      if (head === -1) return;
      const [first = '', ...lines] = this.#rest.toString('latin1', 0, head).split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
      if (!status) throw new Error(`This is not an answer: ${first.slice(0, 100)}`);
      const headers: Record<string, string> = {};
      for (const line of lines) {
        const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        const known = headers[name.toLowerCase()];
        headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
      }
      const bodiless = status === 204 || status === 304 || this.#isHead(this.answers.length);
      // What Node answers by itself is empty, in chunks.
      const empty = headers['transfer-encoding'] === 'chunked' ? '0\r\n\r\n'.length : undefined;
      const end = head + 4 + (bodiless ? 0 : (empty ?? Number(headers['content-length'])));
      if (Number.isNaN(end)) throw new Error(`An answer without length: ${first}`);
      if (this.#rest.length < end) return;
      this.answers.push({ status, headers, body: this.#rest.toString('utf8', head + 4, end) });
      this.#rest = this.#rest.subarray(end);
    }
  }
}
