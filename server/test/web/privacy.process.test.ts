import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../folder.ts';
import { exchange, rawRequest } from '../raw-socket.ts';
import { logLines } from '../server.ts';
import type {} from '../site-global-setup.ts';
import { startWithInside } from './start-with-inside.ts';

/** An account number, which is sent in the forms below. */
const ACCOUNT = '4711471147';
const IBAN = `DE3337040044${ACCOUNT}`;
const MARKERS = [ACCOUNT, IBAN, 'GEHEIM'];

const FORMS = [
  ACCOUNT,
  IBAN,
  encodeURIComponent('DE33 3704 0044 4711 4711 47 GEHEIM'),
  `GEHEIM${ACCOUNT}`,
  `%${ACCOUNT}`,
  `${IBAN}%`,
  `${ACCOUNT}%zz`,
  `${ACCOUNT}%00%0a{"level":60}`,
];

/** Requests with a text in every part that a request has. Some of them are broken. */
function requestsWith(text: string): string[] {
  const names = 'X-Account User-Agent Referer Cookie Authorization If-None-Match Accept-Encoding';
  const fields = names.replace(/(\S+) ?/g, `$1: ${text.replaceAll('$', '$$$$')}\r\n`);
  const starts = `/ /api/ /api/bank/ /api/faq/ /widget.html/ /healthz/ http://a/ // /# /?blz= /?konto= /faq?
    /api/bank/37040044?iban= /api/status? /widget.html?mode=`;
  return [
    ...starts.split(/\s+/).map((start) => rawRequest(start + text)),
    rawRequest('/', fields),
    rawRequest('/api/bank/37040044', fields),
    rawRequest('/api/bank/x', fields),
    rawRequest('/', `Host: ${text}\r\n`),
    `GET / HTTP/1.1\r\nHost: ${text}\r\n\r\n`,
    rawRequest('/', `Content-Length: ${text.length}\r\n`, 'POST') + text,
    rawRequest('/', `Content-Length: ${text.length}\r\n`) + text,
    rawRequest('/', 'Transfer-Encoding: chunked\r\n', 'PUT') + text,
    rawRequest('/', `Content-Length: ${text}\r\n`),
    rawRequest('/', `Transfer-Encoding: ${text}\r\n`),
    rawRequest('/', `Expect: ${text}\r\nConnection: ${text}\r\nUpgrade: ${text}\r\n`),
    rawRequest('/', `${text}: x\r\n`),
    rawRequest('/', `${text}\r\n`),
    rawRequest('/', '', text),
    rawRequest('/', '', `${text}\x00`),
    rawRequest(text),
    rawRequest(`/\x00${text}`),
    `GET / HTTP/${text}\r\n\r\n`,
    `${text}\r\n\r\n`,
    `\x16\x03\x01${text}`,
    rawRequest('/', `X: ${text.padEnd(20_000, 'x')}\r\n`),
    rawRequest(`/${text.padEnd(20_000, 'x')}`),
  ];
}

/** The contents of all files below a folder, as one text. */
function contents(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe('P3, P4: nothing of a request is written down', () => {
  it('whatever it holds, in whichever part, whole or broken, even when the server fails', async () => {
    const TMPDIR = temporaryFolder();
    const server = await startWithInside({ TMPDIR });
    const requests = FORMS.flatMap(requestsWith);
    expect(requests.length).toBeGreaterThan(250);
    const sendAll = async () => {
      const answers = [];
      for (const bytes of requests) answers.push(await exchange(server.url, bytes, { patience: 300 }));
      return answers.flatMap((answer) => answer.answers.map(({ status }) => status));
    };
    const statuses = new Set(await sendAll());
    expect([...statuses].sort()).toEqual([200, 400, 404, 405, 417, 431]);

    // Requests that are cut off: the connection ends in the middle.
    await Promise.all(FORMS.map((text) => exchange(server.url, `GET /${text}`, { patience: 50 })));
    expect(server.output.stdout).toBe(`IBAN-Rechner: ${server.url}\n`);
    expect(logLines(server.output.stderr)).toEqual([]);

    // An unexpected failure is logged with method and URL, and nothing else of the request.
    await server.inside('break');
    const fields = `X-Account: ${ACCOUNT}\r\nCookie: ${IBAN}\r\nReferer: http://a/GEHEIM\r\nContent-Length: 10\r\n`;
    await exchange(server.url, rawRequest('/api/status', fields) + ACCOUNT);
    await expect.poll(() => logLines(server.output.stderr)).not.toEqual([]);

    const { database, output, child, exited } = server;
    const everything = () =>
      [
        output.stdout,
        output.stderr,
        contents(dirname(database.replace('sqlite:', ''))),
        contents(TMPDIR),
      ].join('\n');
    child.kill('SIGTERM');
    await exited;
    // Outputs and files are really read: texts that must be there are found.
    expect(everything()).toContain('COBADEFFXXX');
    expect(everything()).toContain('The route is broken.');
    for (const marker of MARKERS) expect(everything()).not.toContain(marker);
  });

  it('even when the process breaks', async () => {
    const { url, inside, output, exited } = await startWithInside();
    await exchange(url, `GET /${ACCOUNT}`, {
      patience: 100,
      sent: () => void inside('throw').catch(() => {}),
    });
    expect(await exited).toBe(1);
    expect(output.stderr).toContain('Thrown in a timer.');
    expect(output.stderr).not.toContain(ACCOUNT);
  });
});

it('P2: no endpoint takes an IBAN or an account', async () => {
  const url = inject('siteUrl');
  const { answers } = await exchange(url, rawRequest('/openapi.json'));
  const document = JSON.parse(answers[0]?.body ?? '');
  const names = Object.values<{ get: { parameters?: { name: string }[] } }>(document.paths).flatMap(
    ({ get }) => (get.parameters ?? []).map(({ name }) => name),
  );
  expect(names).toEqual(['blz']);
  for (const path of ['validate', 'iban', 'konto', 'account', 'calculate', 'build']) {
    const { answers: none } = await exchange(url, rawRequest(`/api/${path}/${IBAN}`));
    expect(none.map(({ status }) => status)).toEqual([404]);
  }
});
