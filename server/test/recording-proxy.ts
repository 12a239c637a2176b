import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Cleanup } from './folder.ts';

/** A request as it came over the wire. */
interface Recorded {
  readonly path: string;
  /** Method, address, head and body in one text, to be searched. */
  readonly text: string;
}

/**
 * Stands between a browser and a server, and keeps what the browser sends: what a worker asks for and what a page sends
 * when it is left are among it, whatever tools in the browser tell.
 */
export async function startRecordingProxy(target: string, cleanup: Cleanup) {
  const recorded: Recorded[] = [];
  const proxy = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', rawHeaders } = incoming;
    const body = await buffer(incoming);
    recorded.push({ path, text: [method, path, ...rawHeaders, body.toString('latin1')].join('\n') });
    request(new URL(path, target), { method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, recorded };
}
