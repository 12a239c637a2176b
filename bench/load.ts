import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How many connections to open to each instance. */
const CONNECTIONS = 32;

/**
 * How many answers per second these instances give together. Each connection requests one bank again and again.
 *
 * @param pipelined how many requests to send at once; with 1, as most clients do, the client needs as much processor
 *   time as the server, with more it needs little
 * @throws if the status of an answer is not 200
 */
export async function throughput(
  urls: readonly string[],
  seconds: number,
  pipelined: number,
): Promise<number> {
  const sockets = await Promise.all(
    urls.flatMap((url) => Array.from({ length: CONNECTIONS }, () => open(url))),
  );
  const start = performance.now();
  const counts = sockets.map((socket) => ask(socket, start + seconds * 1000, pipelined));
  const answers = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return answers / ((performance.now() - start) / 1000);
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** Counts the answers to one request by their bytes: all have the same length. */
async function ask(socket: Socket, end: number, pipelined: number): Promise<number> {
  const request = 'GET /api/bank/37040044 HTTP/1.1\r\nHost: bench\r\n\r\n';
  socket.write(request);
  const [first] = await once(socket, 'data');
  const batch = Buffer.from(request.repeat(pipelined));
  let count = 0;
  let bytes = 0;
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('data', (data) => {
      if (bytes === 0 && !data.toString('latin1', 0, 15).startsWith('HTTP/1.1 200 OK'))
        reject(new Error(String(data)));
      bytes += data.length;
      if (bytes < first.length * pipelined) return;
      count += pipelined;
      bytes = 0;
      if (performance.now() < end) socket.write(batch);
      else {
        socket.destroy();
        resolve(count);
      }
    });
    socket.write(batch);
  });
}
