import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Cleanup } from '../../server/test/folder.ts';
import { startServer } from '../../server/test/server.ts';

/** A page of somebody else's. SITE in it stands for the origin of our site. */
export interface GuestPage {
  /** What stands in its body. */
  readonly body: string;
  readonly head?: string;
  readonly policy?: string;
}

/**
 * Two origins: the real server with its site, and a guest that embeds the calculator.
 *
 * Both put in-page.ts first into every document, by a nonce that is added to the document's policy; nothing else of an
 * answer is changed.
 */
export async function startOrigins(cleanup: Cleanup) {
  const inPage = await bundleInPage();
  const { url } = await startServer({}, cleanup);
  const refused: string[] = [];
  const site = await listen(
    createServer((asked, response) => {
      const { hostname, port } = new URL(url);
      // Always asked for anew: a 304 would bring the policy without the nonce.
      const { 'if-none-match': _, ...asking } = asked.headers;
      const headers = { ...asking, 'accept-encoding': 'identity' };
      const options = { hostname, port, path: asked.url, method: asked.method, headers };
      asked.pipe(
        request(options, async (answer) => {
          const { statusCode = 0, headers: given } = answer;
          if (statusCode >= 400) refused.push(`${statusCode} ${asked.url}`);
          const body = await buffer(answer);
          const isPage = /^text\/html/.test(given['content-type'] ?? '') && body.length > 0;
          const { 'content-length': __, 'transfer-encoding': ___, ...others } = given;
          response
            .writeHead(statusCode, isPage ? withNonce(others) : others)
            .end(isPage ? withScript(String(body), inPage) : body);
        }),
      );
    }),
    cleanup,
  );
  let guestPage = { html: '', headers: {} };
  const guest = await listen(
    createServer((_, response) => {
      response.writeHead(200, withNonce(guestPage.headers)).end(withScript(guestPage.html, inPage));
    }),
    cleanup,
  );
  return {
    site,
    /** Makes the guest's page and tells its address. */
    guest({ body, head = '', policy }: GuestPage): string {
      const withSite = (text: string) => text.replaceAll('SITE', site);
      guestPage = {
        html: withSite(
          `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gast</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
        ),
        headers: {
          'content-type': 'text/html; charset=utf-8',
          ...(policy && { 'content-security-policy': withSite(policy) }),
        },
      };
      return `${guest}/`;
    },
    /** What the site has answered with an error. */
    refused,
  };
}

async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page/in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
  });
  return outputFiles[0]?.text ?? '';
}

const withScript = (html: string, script: string) =>
  html.replace(/<head>|<!doctype html>/i, (start) => `${start}<script nonce="in-page">${script}</script>`);

function withNonce(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': policy } = headers;
  if (typeof policy !== 'string') return headers;
  const allowing = / script-src /.test(policy)
    ? policy.replace(/ script-src /, (start) => `${start}'nonce-in-page' `)
    : `${policy}; script-src 'nonce-in-page'`;
  return { ...headers, 'content-security-policy': allowing };
}

async function listen(server: Server, cleanup: Cleanup): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
