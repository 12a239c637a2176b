import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { certificate } from '../faults/certificate.ts';
import { type Cleanup, temporaryFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { startListening } from '../listening-program.ts';
import { AnswerReader, type RawAnswer } from '../raw-socket.ts';
import { startServer, useServer } from '../server.ts';

/** The folder of the project. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of an example in deploy/. */
const example = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

/** The ports of a proxy that runs for a test. */
export interface RunningProxy {
  /** For HTTPS. */
  readonly tls: number;
  /** For plain HTTP. */
  readonly plain: number;
}

/**
 * Replaces each pattern in a text.
 *
 * @throws if a pattern matches nothing: then the example has changed, and this file has to follow
 */
function changed(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [pattern, replacement]) => {
    if (!pattern.test(before)) throw new Error(`The example has nothing like ${pattern}.`);
    return before.replace(pattern, replacement);
  }, text);
}

/**
 * Starts nginx with one of the examples, in which ports, paths and addresses are replaced by those of the test.
 *
 * @param instances the addresses of our servers, in the order in which the example names its own
 */
export async function startNginx(
  name: 'nginx.conf' | 'nginx-instances.conf',
  instances: readonly string[],
  cleanup: Cleanup,
): Promise<RunningProxy> {
  const folder = temporaryFolder(cleanup);
  const [tls, plain] = [await freePort(), await freePort()];
  const { cert, key } = certificate('iban.example.org', { from: -1, until: 1 });
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  mkdirSync(join(folder, 'cache'));
  const errors = changed(example('nginx-errors.conf'), [[/\/opt\/iban-rechner\//g, ROOT]]);
  writeFileSync(join(folder, 'errors.conf'), errors);
  const virtualHost = changed(example(name), [
    [/listen 443 ssl/, `listen 127.0.0.1:${tls} ssl`],
    [/ssl_certificate( +)\S+;/, `ssl_certificate$1${folder}/cert.pem;`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`],
    [/error_log \S+ crit;/, `error_log ${folder}/error.log crit;`],
    [/include \S+\/nginx-errors\.conf;/g, `include ${folder}/errors.conf;`],
    [/\/opt\/iban-rechner\//g, ROOT],
    ...(name === 'nginx.conf'
      ? ([
          [/listen 80;/, `listen 127.0.0.1:${plain};`],
          [/ *listen \[::\]:.*\n/g, ''],
          [/server 127\.0\.0\.1:3000;/, `server ${hostOf(instances[0])};`],
        ] as const)
      : ([
          [/proxy_cache_path \S+/, `proxy_cache_path ${folder}/cache`],
          [/server 10\.0\.0\.1:3000/, `server ${hostOf(instances[0])}`],
          [/server 10\.0\.0\.2:3000/, `server ${hostOf(instances[1])}`],
          [/ *server 10\.0\.0\.3:3000.*\n/, ''],
        ] as const)),
  ]);
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
    events { worker_connections 1024; }
    http { ${temporary} ${virtualHost} }`,
  );
  const args = ['-p', folder, '-c', config, '-e', join(folder, 'start.log')];
  await startListening('nginx', args, tls, cleanup, { signal: 'SIGTERM' });
  return { tls, plain };
}

/** Starts HAProxy with its example in the same way. */
export async function startHaproxy(instances: readonly string[], cleanup: Cleanup): Promise<RunningProxy> {
  const folder = temporaryFolder(cleanup);
  const [tls, plain] = [await freePort(), await freePort()];
  const { cert, key } = certificate('iban.example.org', { from: -1, until: 1 });
  writeFileSync(join(folder, 'both.pem'), cert + key);
  const config = join(folder, 'haproxy.cfg');
  const text = changed(example('haproxy.cfg'), [
    [/maxconn \d+/, 'maxconn 100'],
    [/bind :80/, `bind 127.0.0.1:${plain}`],
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${tls} ssl crt ${folder}/both.pem`],
    [/\/opt\/iban-rechner\//g, ROOT],
    [/10\.0\.0\.1:3000/, hostOf(instances[0])],
    [/10\.0\.0\.2:3000/, hostOf(instances[1])],
    [/ *server three .*\n/, ''],
  ]);
  writeFileSync(config, text);
  await startListening('haproxy', ['-db', '-f', config], tls, cleanup, { signal: 'SIGTERM' });
  return { tls, plain };
}

/** Two servers with a proxy in front of them, for the tests of a block. */
export function useProxy(start: (instances: readonly string[], cleanup: Cleanup) => Promise<RunningProxy>) {
  return useServer(async (cleanup) => {
    const settings = { PUBLIC_URL: 'https://iban.example.org' };
    const servers = await Promise.all([startServer(settings, cleanup), startServer(settings, cleanup)]);
    const urls = servers.map(({ url }) => url);
    return { servers, ...(await start(urls, cleanup)) };
  });
}

const hostOf = (url: string | undefined) => new URL(url ?? '').host;

/** The bytes of a request for the host of the examples. @param fields further header fields, each with its line end */
export const get = (path: string, fields = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: iban.example.org\r\n${fields}\r\n`;

/** Sends bytes to a port, over TLS unless `secure` is false, and reads the first answer. */
export async function ask(port: number, bytes: string, secure = true): Promise<RawAnswer> {
  const socket = secure
    ? connect({ port, host: '127.0.0.1', servername: 'iban.example.org', rejectUnauthorized: false })
    : connectPlain(port, '127.0.0.1');
  const reader = new AnswerReader(() => bytes.startsWith('HEAD '));
  try {
    await once(socket, secure ? 'secureConnect' : 'connect');
    socket.write(bytes, 'latin1');
    for await (const chunk of socket) {
      reader.push(chunk);
      const [answer] = reader.answers;
      if (answer) return answer;
    }
    throw new Error('No answer.');
  } finally {
    socket.destroy();
  }
}
