import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves the figures at /metrics on a port of their own, so that they need not be reachable where the site is.
 *
 * @returns a function that stops it
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<() => void> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
