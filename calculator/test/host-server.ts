import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site that embeds the calculator. */
export interface HostPage {
  html: string;
  headers?: Record<string, string>;
}

const dist = new URL('../dist/', import.meta.url);
const SCRIPTS = ['embed', 'rechner', 'feld', 'girocode', 'widget'];
const BUILT = ['widget.html', ...SCRIPTS.map((name) => `${name}.js`)];
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
/** Names the origin besides 'self', since 'self' is another origin in WebKit's sandboxed frames. */
const widgetHeaders = (origin: string) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self' ${origin}; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; require-trusted-types-for 'script'`,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Starts two origins: `site` serves the built files with the headers of the real site, `host` pages that embed them.
 * `requests` lists all requests in the form `site/embed.js`.
 */
export async function startHosts() {
  const requests: string[] = [];
  const pages = new Map<string, HostPage>();
  const site = createServer(async (request, response) => {
    requests.push(`site${request.url}`);
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const name = pathname.slice(1);
    // The files of the current version are those that are built.
    const built = name === 'embed-again.js' ? 'embed.js' : name.replace(`-${version}.`, '.');
    if (!BUILT.includes(built)) return response.writeHead(404).end();
    const page = built === 'widget.html';
    response
      .writeHead(
        200,
        page
          ? { ...widgetHeaders(`http://${request.headers.host}`), 'Content-Type': 'text/html; charset=utf-8' }
          : SCRIPT_HEADERS,
      )
      .end(await readFile(new URL(built, dist)));
  });
  const host = createServer((request, response) => {
    requests.push(`host${request.url}`);
    const page = pages.get(request.url ?? '');
    if (!page) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
  });
  const [siteOrigin, hostOrigin] = await Promise.all(
    [site, host].map(
      (server) =>
        new Promise<string>((resolve) =>
          server.listen(0, '127.0.0.1', () =>
            resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
          ),
        ),
    ),
  );
  return {
    requests,
    site: siteOrigin as string,
    host: hostOrigin as string,
    /** Puts a page on the host and returns its address. `SITE` in its texts is replaced by the origin of `site`. */
    serve(name: string, { html, headers = {} }: HostPage): string {
      const withSite = (text: string) => text.replaceAll('SITE', siteOrigin as string);
      pages.set(`/${name}`, {
        html: withSite(html),
        headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, withSite(value)])),
      });
      return `${hostOrigin}/${name}`;
    },
    close() {
      for (const server of [site, host]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
