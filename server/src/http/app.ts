import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ageOf } from '../directory/edition.ts';
import { jsonAnswer } from '../directory/json-answer.ts';
import type { Operator } from '../site/visit.ts';
import type { Served } from '../store/follow.ts';
import { type Answer, type Answering, failure, found, send } from './answer.ts';
import { BAD_BLZ, bankAnswers, registerApi } from './api.ts';
import { drain } from './drain.ts';
import { createHttpServer, type OnAnswered } from './http-server.ts';
import { describeApi } from './openapi.ts';
import { shortWay } from './short-way.ts';

export interface Parts {
  readonly served: () => Served;
  /** Site pages and files, by path. */
  readonly pages: ReadonlyMap<string, Answering>;
  readonly notFoundPage: Answering;
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** Told of an unexpected failure: the only time that anything of a request is written down. */
  readonly failed: (failure: { method: string; url: string; error: unknown }) => void;
  /** Told of each answer, where anybody counts them. */
  readonly onAnswered?: OnAnswered | undefined;
}

const NOT_FOUND = failure(404, 'Nicht gefunden.');
const INTERNAL = failure(500, 'Interner Fehler.');

/** Builds the application; who listens is not its business. */
export async function buildApp({
  served,
  pages,
  notFoundPage,
  publicUrl,
  operator,
  failed,
  onAnswered,
}: Parts): Promise<FastifyInstance> {
  const bankAnswer = bankAnswers(served);
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/[?#].*/s, '');
    // Fastify hands over what it can't percent-decode as a path of its own.
    if (path.startsWith('/api/bank/') && !path.includes('/', '/api/bank/'.length))
      return send(request, reply, BAD_BLZ);
    send(request, reply, /^\/api(\/|$)/.test(path) ? NOT_FOUND : notFoundPage(request));
  };

  const unexpected = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    failed({ method: request.method, url: request.url, error });
    send(request, reply, INTERNAL);
  };

  const app = Fastify({
    // A request is never logged.
    logger: false,
    routerOptions: { maxParamLength: 16_384 },
    // Past all handlers, so a failure has to be caught here.
    frameworkErrors: (_, request, reply) => {
      try {
        notFound(request, reply);
      } catch (error) {
        unexpected(error, request, reply);
      }
    },
    serverFactory: (route) => createHttpServer(shortWay(bankAnswer, route), onAnswered),
    // Already done there, before there is a request to speak of.
    clientErrorHandler: () => {},
    // While it ends, requests are answered as ever; what is idle after that is closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.addHook('preClose', () => drain(app.server));

  // Answers are prepared: the schemas describe them, and a test holds them to it.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);

  app.setNotFoundHandler(notFound);
  app.setErrorHandler(unexpected);

  await app.register(swagger, describeApi(publicUrl, operator));
  registerApi(app, served, bankAnswer);

  app.get('/healthz', { schema: { hide: true } }, (request, reply) => {
    const { edition, history } = served().state;
    const age = ageOf(edition, history, new Date());
    const status = age === 'current' ? 'ok' : age;
    send(request, reply, found(jsonAnswer({ status }), 'no-cache'));
  });
  let openApi: Answer | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    openApi ??= found(jsonAnswer(app.swagger()), 'public, max-age=3600');
    send(request, reply, openApi);
  });
  for (const [path, page] of pages) {
    app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply, page(request)));
  }
  await app.ready();
  return app;
}
