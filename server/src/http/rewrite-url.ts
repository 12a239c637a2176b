import type { IncomingMessage } from 'node:http';
import { isHost } from './connection/host.ts';

/**
 * Fastify's `rewriteUrl`: gives the router an address that it can read (server/test/web/addresses.process.test.ts).
 *
 * - A whole address (`http://host/path`) becomes its path, and its host takes the place of the header's (RFC 9112, section
 *   3.2.2). If it names no host it stays as it is, and is refused later.
 * - If the path can't be percent-decoded, its percent signs are encoded. So the address reaches the route that it was
 *   meant for, which says what is wrong with it.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const url = inOriginForm(request);
  if (!url.includes('%')) return url;
  const [path = '', rest = ''] = splitAtQuery(url);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + rest;
}

function inOriginForm(request: IncomingMessage): string {
  const { url = '', headers } = request;
  if (url.startsWith('/')) return url;
  const [start, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (!start || !host || !isHost(host)) return url;
  headers.host = host;
  const rest = url.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function splitAtQuery(url: string): [path: string, rest: string] {
  const end = url.search(/[?#]/);
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
