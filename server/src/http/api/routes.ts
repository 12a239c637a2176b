import type { FastifyPluginCallback } from 'fastify';
import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import { ERRORS } from '../../content/sentences.ts';
import { type Bank, bankRecord } from '../../directory/bank.ts';
import { cleanBlz } from '../../directory/blz.ts';
import { ageOf, type Edition } from '../../directory/edition.ts';
import type { Served } from '../../store/watch-store.ts';
import { type Answer, getAndHead } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { errorAnswer, jsonAnswer, notFound } from '../answers/prepared.ts';

/** Kept while the bank is served. Making thousands of answers at once would delay all requests at that moment. */
const bankAnswers = new WeakMap<Bank, Answer>();

function bankAnswer(bank: Bank): Answer {
  const known = bankAnswers.get(bank);
  if (known) return known;
  const answer = jsonAnswer(bankRecord(bank), ONE_HOUR);
  bankAnswers.set(bank, answer);
  return answer;
}

/** The content of `/api/status`. */
function statusRecord({ directory, state, database }: Served, now: Date) {
  const { origin, validFrom, validUntil, highestRecordNumber } = state.edition;
  const age = ageOf(state.edition, state.history, now);
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: age === 'stale', age, highestRecordNumber },
    upcoming: state.upcoming && upcomingOf(state.upcoming),
    lastSync: state.lastSync,
    lastAttempt: state.lastAttempt,
    database,
  };
}

function upcomingOf({ validFrom, validUntil, banks, sha256 }: Edition) {
  return { validFrom, validUntil, banks, sha256 };
}

/** `/healthz`, for programs that watch the server. */
export function health({ state: { edition, history } }: Served): Answer {
  const age = ageOf(edition, history, new Date());
  return jsonAnswer({ status: age === 'current' ? 'ok' : age }, 'no-cache');
}

/** Finds, in an address as it was sent, that it asks for a bank. */
export const ASKS_FOR_BANK = /^\/api\/bank(?:[/?]|$)/;

export const MALFORMED_BLZ = errorAnswer(ERRORS.malformedBlz);
const NO_BANK = errorAnswer(ERRORS.noBank);
export const NOT_FOUND = errorAnswer(ERRORS.notFound);

/** Plugin: the four endpoints below `/api`, and the error for any other address there. */
export const api: FastifyPluginCallback<{ served: () => Served }> = (app, { served }, done) => {
  const faqAnswer = jsonAnswer(faq, ONE_HOUR);
  const glossaryAnswer = jsonAnswer(glossary, ONE_HOUR);

  getAndHead(app, '/bank/:blz?', ({ params }) => {
    const blz = cleanBlz((params as { blz?: string }).blz ?? '');
    if (blz === null) return MALFORMED_BLZ;
    const bank = served().directory.get(blz);
    return bank ? bankAnswer(bank) : NO_BANK;
  });
  getAndHead(app, '/faq', () => faqAnswer);
  getAndHead(app, '/glossary', () => glossaryAnswer);
  getAndHead(app, '/status', () => jsonAnswer(statusRecord(served(), new Date()), 'no-cache'));
  app.setNotFoundHandler(notFound(() => NOT_FOUND));
  done();
};
