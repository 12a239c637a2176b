import fastify from 'fastify';
import { recordedAnswers } from '../record-answers.ts';
import { LIMITS, printAddress } from './listen.ts';

// Fastify as its documentation shows it, with the same answers as ours. Argument: FILE with the recorded answers.

const answerTo = recordedAnswers(process.argv[2]);
const { keepAliveTimeout, requestTimeout, headersTimeout } = LIMITS;
const app = fastify({ keepAliveTimeout, requestTimeout, http: { headersTimeout } });

app.get('/api/bank/:blz', async ({ url, headers }, reply) => {
  const answer = answerTo(url, headers['if-none-match']);
  if (!answer) return reply.code(500).send();
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .send(answer.body.length > 0 ? answer.body : undefined);
});

await app.listen({ port: 0, host: '127.0.0.1' });
printAddress(app.server);
