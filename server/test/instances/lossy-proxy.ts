import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Cleanup } from '../folder.ts';
import { listen } from '../listen.ts';

/** Starts a proxy to a port of this machine whose connections can be lost in the ways in which networks lose them. */
export async function lossyProxy(targetPort: number, cleanup: Cleanup = onTestFinished) {
  const pairs: { near: Socket; far: Socket }[] = [];
  /** Where data was lost: nothing more of these streams is passed on, since they would be broken. */
  const lossy = new Set<Socket>();
  let isCut = false;
  let holdsEnds = false;
  /** How many more chunks of data pass, in either direction, before all connections break. */
  let left = Number.POSITIVE_INFINITY;
  const breakAll = () => {
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    pairs.push({ near, far });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('data', (data) => {
        if (isCut) lossy.add(socket);
        if (lossy.has(socket)) return;
        left -= 1;
        if (left === -1) breakAll();
        // The server's side is gone. The client notices now, because it sends something.
        else if (other.destroyed) socket.destroy();
        else other.write(data);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!isCut && (!holdsEnds || socket === near)) other.destroy();
      });
    }
  });
  const port = await listen(server);
  cleanup(() => {
    server.close();
    breakAll();
  });
  return {
    port,
    /** From now on, nothing passes any more, but no connection ends. */
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    /** Breaks all connections once this many chunks have passed. Later connections last. */
    breakAfter: (chunks: number) => {
      left = chunks;
    },
    /** Whether `breakAfter` has broken the connections. */
    hasBroken: () => left < 0,
    /** From now on, the client does not notice that the server has ended a connection, until it sends something. */
    holdEnds: () => {
      holdsEnds = true;
    },
    /** Loses the server's side of all connections. The client does not notice until it sends something. */
    loseServer: async () => {
      holdsEnds = true;
      const open = pairs.filter(({ far }) => !far.destroyed);
      await Promise.all(open.map(({ far }) => once(far.destroy(), 'close')));
    },
  };
}
