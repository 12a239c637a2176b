import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Cleanup } from './folder.ts';
import { listen } from './listen.ts';

/** A request as it was received. */
interface Recorded {
  readonly path: string;
  /** Method, address, headers and body as one text, to be searched. */
  readonly text: string;
}

/**
 * Starts a proxy between a browser and a server, which records all that the browser sends. That includes requests of a
 * worker and of a page that is being left, which the browser's own tools may miss.
 *
 * @param passes whether requests for a path, which wait for its promise, reach the server; if not, they are cut off
 */
export async function startRecordingProxy(
  target: string,
  cleanup: Cleanup,
  passes: (path: string) => boolean | Promise<boolean> = () => true,
) {
  const recorded: Recorded[] = [];
  const proxy = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', rawHeaders } = incoming;
    const body = await buffer(incoming);
    recorded.push({ path, text: [method, path, ...rawHeaders, body.toString('latin1')].join('\n') });
    if (!(await passes(path))) {
      incoming.socket.destroy();
      return;
    }
    request(new URL(path, target), { method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end(body);
  });
  const port = await listen(proxy);
  cleanup(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${port}`, recorded };
}
