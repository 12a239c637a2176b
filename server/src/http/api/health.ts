import type { FastifyPluginCallback } from 'fastify';
import { ageOf } from '../../directory/edition.ts';
import type { Served } from '../../store/follow.ts';
import { send } from '../answers/answer.ts';
import { getAndHead, HIDDEN } from '../answers/get-and-head.ts';
import { jsonAnswer } from '../answers/json-answer.ts';

/** Plugin: `/healthz`, for programs that watch the server. */
export const health: FastifyPluginCallback<{ served: () => Served }> = (app, { served }, done) => {
  getAndHead(app, '/healthz', HIDDEN, (request, reply) => {
    const { edition, history } = served().state;
    const age = ageOf(edition, history, new Date());
    const status = age === 'current' ? 'ok' : age;
    return send(request, reply, jsonAnswer({ status }, 'no-cache'));
  });
  done();
};
