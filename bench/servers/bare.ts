import { createServer } from 'node:http';
import { recordedAnswers } from '../record-answers.ts';
import { LIMITS, listen } from './listen.ts';

// node:http and a map, and nothing else: the fastest simple server in Node. Argument: FILE with the recorded answers.

const answers = recordedAnswers(process.argv[2]);

const NOTHING = { 'content-length': '0' };

listen(
  createServer({ ...LIMITS, requireHostHeader: false }, ({ url = '' }, response) => {
    const answer = answers.get(url);
    if (!answer) return response.writeHead(404, NOTHING).end();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  })
    .on('checkExpectation', (_, response) => response.writeHead(417, NOTHING).end())
    .on('clientError', (_, socket) => {
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    }),
);
