import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Cleanup } from './folder.ts';

/**
 * A stand-in for the Bundesbank's web server, with an answer for each path it expects. Any other request fails the
 * test.
 */
export async function bundesbank(
  answers: Readonly<Record<string, RequestListener>>,
  cleanup: Cleanup = onTestFinished,
): Promise<string> {
  const unexpected: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[`${request.method} ${request.url}`];
    if (answer) return answer(request, response);
    unexpected.push(`${request.method} ${request.url}`);
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    server.closeAllConnections();
    server.close();
    if (unexpected.length > 0) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
