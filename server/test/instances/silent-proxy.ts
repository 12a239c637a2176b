import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Cleanup } from '../folder.ts';

/** A network between a program and a port of this machine that can fall silent: nothing comes through, nothing breaks. */
export async function silentProxy(port: number, cleanup: Cleanup = onTestFinished) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => {
        // Lost, as on a cut line; what comes later does not mend the stream.
        if (silent) sockets.delete(socket);
        else if (sockets.has(socket)) other.write(data);
      });
      socket.on('error', () => other.destroy()).on('close', () => silent || other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const all: Socket[] = [];
  server.on('connection', (socket) => all.push(socket));
  cleanup(() => {
    silent = false;
    server.close();
    for (const socket of all) socket.destroy();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      silent = true;
    },
    mend: () => {
      silent = false;
    },
  };
}
