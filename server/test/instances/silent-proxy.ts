import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Cleanup } from '../folder.ts';
import { listen } from '../listen.ts';

/**
 * Starts a proxy to a port of this machine that can be cut off, as a network can: nothing comes through any more, but
 * no connection ends.
 */
export async function silentProxy(targetPort: number, cleanup: Cleanup = onTestFinished) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => {
        // After a loss, nothing more of this stream is passed on: it would be broken.
        if (silent) sockets.delete(socket);
        else if (sockets.has(socket)) other.write(data);
      });
      socket.on('error', () => other.destroy()).on('close', () => silent || other.destroy());
    }
  });
  const all: Socket[] = [];
  server.on('connection', (socket) => all.push(socket));
  const port = await listen(server);
  cleanup(() => {
    silent = false;
    server.close();
    for (const socket of all) socket.destroy();
  });
  return {
    port,
    cut: () => {
      silent = true;
    },
    mend: () => {
      silent = false;
    },
  };
}
