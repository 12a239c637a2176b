import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '../../content/errors.ts';
import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import { NAMED_SCHEMAS } from '../../content/schemas.ts';
import { cleanBlz } from '../../directory/blz.ts';
import type { Served } from '../../store/follow.ts';
import { send } from '../answers/answer.ts';
import { getAndHead, HIDDEN } from '../answers/get-and-head.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { errorAnswer, jsonAnswer } from '../answers/json-answer.ts';
import { bankAnswers } from './bank-answers.ts';
import { BANK_ROUTE, FAQ_ROUTE, GLOSSARY_ROUTE, STATUS_ROUTE } from './route-schemas.ts';
import { withReferences } from './schema-references.ts';
import { statusRecord } from './status-record.ts';

const MALFORMED_BLZ = errorAnswer(ERRORS.malformedBlz);
const NO_BANK = errorAnswer(ERRORS.noBank);
const NOT_FOUND = errorAnswer(ERRORS.notFound);

/** Plugin: the four endpoints below `/api`, and the error for any other address there. */
export const api: FastifyPluginCallback<{ served: () => Served }> = (app, { served }, done) => {
  const bankAnswer = bankAnswers(served);
  const faqAnswer = jsonAnswer(faq, ONE_HOUR);
  const glossaryAnswer = jsonAnswer(glossary, ONE_HOUR);
  const malformedBlz = (request: FastifyRequest, reply: FastifyReply) => send(request, reply, MALFORMED_BLZ);

  // The schemas only describe the answers, which are made ready before. A test compares the two.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const schema of NAMED_SCHEMAS) app.addSchema(withReferences(schema, 'within'));

  getAndHead(app, '/bank/:blz', BANK_ROUTE, (request, reply) => {
    const blz = cleanBlz((request.params as { blz: string }).blz);
    return send(request, reply, blz === null ? MALFORMED_BLZ : (bankAnswer(blz) ?? NO_BANK));
  });
  getAndHead(app, '/bank', HIDDEN, malformedBlz);
  getAndHead(app, '/bank/', HIDDEN, malformedBlz);
  getAndHead(app, '/faq', FAQ_ROUTE, (request, reply) => send(request, reply, faqAnswer));
  getAndHead(app, '/glossary', GLOSSARY_ROUTE, (request, reply) => send(request, reply, glossaryAnswer));
  getAndHead(app, '/status', STATUS_ROUTE, (request, reply) => {
    const status = statusRecord(served(), new Date());
    return send(request, reply, jsonAnswer(status, 'no-cache'));
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, NOT_FOUND));
  done();
};
