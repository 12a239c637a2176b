import { createServer, request as forward, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Cleanup } from '../../server/test/folder.ts';
import { startServer } from '../../server/test/server.ts';

/** A page of another site. `SITE` in its texts is replaced by the origin of our site. */
export interface GuestPage {
  /** The content of its body element. */
  readonly body: string;
  /** The end of its head element. */
  readonly head?: string;
  /** Its Content-Security-Policy. */
  readonly policy?: string;
}

/**
 * Starts two origins: our site, which is the real server, and another site that embeds the calculator (the guest).
 *
 * Both put in-page.ts at the beginning of every document, and allow it by a nonce in the document's policy. They change
 * nothing else of an answer.
 */
export async function startOrigins(cleanup: Cleanup) {
  const inPage = await bundleInPage();
  let url = '';
  const failures: string[] = [];
  const site = await listen(
    createServer((request, response) => {
      const { hostname, port } = new URL(url);
      // Without this header there is no 304, whose policy would lack the nonce.
      const { 'if-none-match': _, ...requestHeaders } = request.headers;
      const headers = { ...requestHeaders, 'accept-encoding': 'identity' };
      const options = { hostname, port, path: request.url, method: request.method, headers };
      request.pipe(
        forward(options, async (answer) => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 400) failures.push(`${statusCode} ${request.url}`);
          const body = await buffer(answer);
          const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && body.length > 0;
          const { 'content-length': __, 'transfer-encoding': ___, ...answerHeaders } = answer.headers;
          response
            .writeHead(statusCode, isPage ? withNonce(answerHeaders) : answerHeaders)
            .end(isPage ? withScript(String(body), inPage) : body);
        }),
      );
    }),
    cleanup,
  );
  // In a sandboxed frame, WebKit loads our scripts only from the origin that the policy names.
  ({ url } = await startServer({ PUBLIC_URL: site }, cleanup));
  let guestPage = { html: '', headers: {} };
  const guest = await listen(
    createServer((_, response) => {
      response.writeHead(200, withNonce(guestPage.headers)).end(withScript(guestPage.html, inPage));
    }),
    cleanup,
  );
  return {
    site,
    /** Sets the guest's page and returns its address. */
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
    /** Status and path of each answer of our site that was an error. */
    failures,
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
  const policyWithNonce = / script-src /.test(policy)
    ? policy.replace(/ script-src /, (start) => `${start}'nonce-in-page' `)
    : `${policy}; script-src 'nonce-in-page'`;
  return { ...headers, 'content-security-policy': policyWithNonce };
}

async function listen(server: Server, cleanup: Cleanup): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
