import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Job, Outcome } from './generate-load.ts';

/*
 * Sends requests, in a process of its own. It uses plain sockets, with one request at a time on each: a complete HTTP
 * client needs more time than the server, and would hide the differences between servers. It checks the status of every
 * answer, and that every answer to a request has the length of the first one.
 */

/** The length of the answer in bytes, by address and request. */
const lengths = new Map<string, number>();

process.on('message', (job: Job) => generate(job).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit());

async function generate({ url, requests, status, seconds, connections, perSecond }: Job): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  const latencies: number[] = [];
  let next = 0;
  let answers = 0;
  let errors = 0;

  function ask(socket: Socket, due: number, done: () => void): void {
    const request = requests[next++ % requests.length] ?? '';
    const key = url + request;
    let bytes = 0;
    let expected = 0;
    socket.removeAllListeners('data').on('data', (data: Buffer) => {
      if (bytes === 0) {
        if (data.toString('latin1', 9, 12) !== status) errors += 1;
        expected = lengths.get(key) ?? answerLength(key, data);
      }
      bytes += data.length;
      if (bytes < expected) return;
      if (bytes > expected) errors += 1;
      answers += 1;
      latencies.push(performance.now() - due);
      done();
    });
    socket.write(request);
  }

  for (let index = 0; index < connections; index += 1) {
    const socket = connect(Number(port), hostname).setNoDelay();
    socket.on('error', () => {
      errors += 1;
    });
    await once(socket, 'connect');
    idle.push(socket);
  }
  const sockets = [...idle];
  const start = performance.now();
  const end = start + seconds * 1000;
  if (perSecond) await atRate(perSecond);
  else await asFastAsPossible();
  for (const socket of sockets) socket.destroy();
  return { answers, errors, perSecond: answers / ((performance.now() - start) / 1000), latencies };

  async function asFastAsPossible() {
    let waiting = true;
    // This process never sleeps: a server takes time to wake it up, and the slower of two would have to do so more often.
    const stayAwake = () => waiting && setImmediate(stayAwake);
    stayAwake();
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            const again = () => {
              const now = performance.now();
              if (now < end) ask(socket, now, again);
              else resolve();
            };
            again();
          }),
      ),
    );
    waiting = false;
  }

  /**
   * Sends each request at its planned time. Its waiting time counts from then, even if a slow server delays the
   * sending.
   */
  async function atRate(rate: number) {
    const total = rate * seconds;
    for (let due = 0; due < total || idle.length < sockets.length; ) {
      const now = performance.now();
      while (due < total && start + (due / rate) * 1000 <= now) {
        const socket = idle.pop();
        if (!socket) break;
        ask(socket, start + (due / rate) * 1000, () => idle.push(socket));
        due += 1;
      }
      // At a low rate, sleeping is exact enough, and leaves the processor to others.
      await new Promise((resolve) => (rate > 2000 ? setImmediate(resolve) : setTimeout(resolve, 1)));
    }
  }
}

/** Takes the length of an answer from its head, and remembers it. */
function answerLength(key: string, data: Buffer): number {
  const head = data.toString('latin1', 0, data.indexOf('\r\n\r\n') + 4);
  const body = head.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
  lengths.set(key, head.length + body);
  return head.length + body;
}
