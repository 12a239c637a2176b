import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Cleanup } from './folder.ts';
import { listen } from './listen.ts';

/**
 * Starts a stand-in for the Bundesbank's web server. A request without an answer fails the test.
 *
 * @param answers by method and path: `GET /blz.txt`
 * @returns its address
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
  const port = await listen(server);
  cleanup(() => {
    server.closeAllConnections();
    server.close();
    if (unexpected.length > 0) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
  });
  return `http://127.0.0.1:${port}`;
}
