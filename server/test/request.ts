import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Options {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Keeps connections; without one, each request has its own. */
  readonly agent?: Agent | false;
}

/** What `/api/status` answers. */
export const statusOf = async (base: string) => JSON.parse((await request(base, '/api/status')).body);

/**
 * Sends a request and reads its answer, whose body is UTF-8 or, as `bytes`, anything. The path is sent unchanged:
 * nothing is resolved or encoded. No redirect is followed.
 */
export function request(
  base: string,
  path: string,
  { method = 'GET', headers = {}, agent = false }: Options = {},
): Promise<Response & { readonly bytes: Buffer }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, method, headers, agent }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, bytes, body: `${bytes}` }), reject);
    });
    outgoing.on('error', reject).end();
  });
}
