import type { FastifyPluginCallback } from 'fastify';
import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import { ERRORS } from '../../content/sentences.ts';
import { bankRecord } from '../../directory/bank.ts';
import { cleanBlz } from '../../directory/blz.ts';
import type { Directory } from '../../directory/directory.ts';
import { ageOf, type Edition } from '../../directory/edition.ts';
import type { Served } from '../../store/follow.ts';
import { type Answer, getAndHead, send } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { errorAnswer, jsonAnswer } from '../answers/prepared.ts';

/**
 * The answers for known banks. Each is made when a client first asks for it, and kept while its directory is served:
 * making thousands of answers at once would delay all requests at that moment.
 *
 * @returns a function that returns the answer for a bank's BLZ; undefined if no bank has it
 */
function bankAnswers(served: () => Served): (blz: string) => Answer | undefined {
  let directory: Directory | undefined;
  let answers = new Map<string, Answer>();
  return (blz) => {
    if (directory !== served().directory) {
      directory = served().directory;
      answers = new Map();
    }
    const kept = answers.get(blz);
    if (kept) return kept;
    const bank = directory.get(blz);
    if (!bank) return undefined;
    const answer = jsonAnswer(bankRecord(bank), ONE_HOUR);
    answers.set(blz, answer);
    return answer;
  };
}

/** The content of `/api/status`. */
function statusRecord({ directory, state, database }: Served, now: Date) {
  const { origin, validFrom, validUntil, highestRecordNumber } = state.edition;
  const age = ageOf(state.edition, state.history, now);
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: age === 'stale', age, highestRecordNumber },
    upcoming: upcomingOf(state.upcoming),
    lastSync: state.lastSync,
    lastAttempt: state.lastAttempt,
    database,
  };
}

function upcomingOf(edition: Edition | null) {
  if (edition === null) return null;
  const { validFrom, validUntil, banks, sha256 } = edition;
  return { validFrom, validUntil, banks, sha256 };
}

/** Plugin: `/healthz`, for programs that watch the server. */
export const health: FastifyPluginCallback<{ served: () => Served }> = (app, { served }, done) => {
  getAndHead(app, '/healthz', (request, reply) => {
    const { edition, history } = served().state;
    const age = ageOf(edition, history, new Date());
    const status = age === 'current' ? 'ok' : age;
    return send(request, reply, jsonAnswer({ status }, 'no-cache'));
  });
  done();
};

const MALFORMED_BLZ = errorAnswer(ERRORS.malformedBlz);
const NO_BANK = errorAnswer(ERRORS.noBank);
const NOT_FOUND = errorAnswer(ERRORS.notFound);

/** Plugin: the four endpoints below `/api`, and the error for any other address there. */
export const api: FastifyPluginCallback<{ served: () => Served }> = (app, { served }, done) => {
  const bankAnswer = bankAnswers(served);
  const faqAnswer = jsonAnswer(faq, ONE_HOUR);
  const glossaryAnswer = jsonAnswer(glossary, ONE_HOUR);

  getAndHead(app, '/bank/:blz?', (request, reply) => {
    const blz = cleanBlz((request.params as { blz?: string }).blz ?? '');
    return send(request, reply, blz === null ? MALFORMED_BLZ : (bankAnswer(blz) ?? NO_BANK));
  });
  getAndHead(app, '/faq', (request, reply) => send(request, reply, faqAnswer));
  getAndHead(app, '/glossary', (request, reply) => send(request, reply, glossaryAnswer));
  getAndHead(app, '/status', (request, reply) => {
    const status = statusRecord(served(), new Date());
    return send(request, reply, jsonAnswer(status, 'no-cache'));
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, NOT_FOUND));
  done();
};
