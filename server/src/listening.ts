import type { Server } from 'node:net';
import { ConfigError } from './config.ts';

/** Where a server listens, and the prefix of its two settings: none for `HOST` and `PORT`, else `METRICS_`. */
interface Place {
  readonly prefix: '' | 'METRICS_';
  readonly host: string;
  readonly port: number;
}

/**
 * Waits until a server listens.
 *
 * @throws {ConfigError} with a sentence that names the setting, if the operator can mend what is wrong
 */
export async function listening<T>(
  place: Place,
  start: (host: string, port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(place.host, place.port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const sentence = SENTENCES[String(code)]?.(place);
    throw sentence === undefined ? error : new ConfigError(sentence);
  }
}

/**
 * The address that a start prints: the HOST that was set, even if it means all addresses of the machine.
 *
 * @param bound what the server listens on, with the port that was picked for PORT=0
 */
export function addressOf(host: string, bound: ReturnType<Server['address']>): string {
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const noAddress = ({ prefix, host }: Place) =>
  `${prefix}HOST is ${host}, which is not an address of this machine.`;

/** By the code of the system's error. */
const SENTENCES: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ prefix, host, port }) =>
    `Port ${port} on ${host} is in use: set ${prefix}PORT to another, or to 0 for a free one.`,
  EACCES: ({ prefix, host, port }) =>
    `Port ${port} on ${host} may not be used by this user: set ${prefix}PORT to one above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};
