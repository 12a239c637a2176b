import { createServer } from 'node:http';
import { recordedAnswers } from '../record-answers.ts';
import { LIMITS, listen } from './listen.ts';

// node:http and a map, and nothing else: the fastest simple server in Node. Argument: FILE with the recorded answers.

const answerTo = recordedAnswers(process.argv[2]);

listen(
  createServer(LIMITS, ({ url = '', headers }, response) => {
    const answer = answerTo(url, headers['if-none-match']);
    if (!answer) return response.writeHead(500).end();
    response.writeHead(answer.status, answer.headers).end(answer.body.length > 0 ? answer.body : undefined);
  }),
);
