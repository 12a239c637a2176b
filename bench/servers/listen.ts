import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The same limits as in our server, because they cause timers and a header. Milliseconds. */
export const LIMITS = { keepAliveTimeout: 10_000, requestTimeout: 15_000, headersTimeout: 10_000 };

/** Listens on a free port, and prints the address as our own server does. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => printAddress(server));
}

/** Prints the address of a server that listens. */
export function printAddress(server: Server): void {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
