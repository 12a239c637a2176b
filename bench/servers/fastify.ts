import fastify from 'fastify';
import { LIMITS, recordedAnswers } from '../record-answers.ts';

// Fastify as its documentation shows it, with the same answers as ours. Argument: FILE with the recorded answers.

const answers = recordedAnswers(process.argv[2]);
const { keepAliveTimeout, requestTimeout, headersTimeout } = LIMITS;
const app = fastify({ keepAliveTimeout, requestTimeout, http: { headersTimeout } });

app.get('/api/bank/:blz', async ({ url }, reply) => {
  const answer = answers.get(url);
  if (!answer) return reply.code(500).send();
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
