import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { Recorded, RecordedPath } from '../record-answers.ts';
import { listen } from './listen.ts';

// node:http and a map, and nothing else: the fastest simple server in Node. Argument: FILE with the recorded answers.

const prepared = ({ status, headers, body }: Recorded) => ({
  status,
  headers: Object.fromEntries(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1] ?? '']]))),
  body: Buffer.from(body, 'base64'),
});
const recorded: Record<string, RecordedPath> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const answers = new Map(
  Object.entries(recorded).map(([path, { answer, etag, notModified }]) => [
    path,
    { etag, answer: prepared(answer), notModified: notModified && prepared(notModified) },
  ]),
);

function send(response: ServerResponse, { status, headers, body }: ReturnType<typeof prepared>) {
  response.writeHead(status, headers).end(body.length > 0 ? body : undefined);
}

// The same limits as in our server, because they cause timers and a header.
const limits = { keepAliveTimeout: 10_000, requestTimeout: 15_000, headersTimeout: 10_000 };
listen(
  createServer(limits, (request, response) => {
    const entry = answers.get(request.url ?? '');
    if (!entry) return response.writeHead(500).end();
    const asked = request.headers['if-none-match'];
    const known = asked !== undefined && asked === entry.etag && entry.notModified;
    send(response, known || entry.answer);
  }),
);
