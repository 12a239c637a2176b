import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path as it stands: nothing resolves, encodes or follows on the way. */
export function request(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, path, method, headers, agent: false },
      async (response) => {
        const body = (await buffer(response)).toString('utf8');
        resolve({ status: response.statusCode, headers: response.headers, body });
      },
    );
    outgoing.on('error', reject).end();
  });
}
