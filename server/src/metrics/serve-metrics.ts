import { once } from 'node:events';
import { createServer } from 'node:http';
import { LIMITS } from '../http/limits.ts';
import type { Metrics } from './metrics.ts';

/** Prometheus needs one or two connections. Other clients must not use up the file descriptors that the site needs. */
const MAX_CONNECTIONS = 100;

/**
 * Serves the figures at /metrics on a port of their own, so that they need not be reachable where the site is. Clients
 * have the same time limits as on the site.
 *
 * @returns a function that stops the server
 */
export async function serveMetrics({ registry }: Metrics, host: string, port: number): Promise<() => void> {
  const server = createServer(
    { ...LIMITS.http, requestTimeout: LIMITS.requestTimeout },
    async ({ method, url }, response) => {
      if (url !== '/metrics') return response.writeHead(404).end();
      if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end();
      try {
        const text = await registry.metrics();
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      } catch {
        // Prometheus notes the scrape as failed. The site goes on.
        response.writeHead(500).end();
      }
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
