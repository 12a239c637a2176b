import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isStale } from '../directory/edition.ts';
import { jsonAnswer } from '../directory/json-answer.ts';
import type { Served } from '../store/follow.ts';
import { type Answer, type Answering, failure, found, send } from './answer.ts';
import { BAD_BLZ, registerApi } from './api.ts';
import { drainBeforeClose } from './drain.ts';
import { describeApi } from './openapi.ts';

export interface Parts {
  readonly served: () => Served;
  /** Site pages and files, by path. */
  readonly pages: ReadonlyMap<string, Answering>;
  readonly notFoundPage: Answering;
  readonly publicUrl: string | undefined;
  /** Told of an unexpected failure: the only time that anything of a request is written down. */
  readonly failed: (failure: { method: string; url: string; error: unknown }) => void;
}

const ALLOW = { allow: 'GET, HEAD, OPTIONS' };
const NOT_FOUND = failure(404, 'Nicht gefunden.');
const WRONG_METHOD = failure(405, 'Methode nicht erlaubt.', ALLOW);
const OPTIONS: Answer = { status: 204, headers: ALLOW, body: Buffer.alloc(0) };
const INTERNAL = failure(500, 'Interner Fehler.');

/** Builds the application; who listens is not its business. */
export async function buildApp({
  served,
  pages,
  notFoundPage,
  publicUrl,
  failed,
}: Parts): Promise<FastifyInstance> {
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/[?#].*/s, '');
    // Fastify hands over what it can't percent-decode as a path of its own.
    if (path.startsWith('/api/bank/') && !path.includes('/', '/api/bank/'.length))
      return send(request, reply, BAD_BLZ);
    send(request, reply, /^\/api(\/|$)/.test(path) ? NOT_FOUND : notFoundPage(request));
  };

  const app = Fastify({
    // A request is never logged.
    logger: false,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_, request, reply) => notFound(request, reply),
    // On SIGTERM the connections in use get their answers; those that stay idle are closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 10_000,
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000 },
  });

  // Answers are prepared: the schemas describe them, and a test holds them to it.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);

  // Everything here is read-only, so one rule serves every path.
  app.addHook('onRequest', (request, reply, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    send(request, reply, request.method === 'OPTIONS' ? OPTIONS : WRONG_METHOD);
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler((error, request, reply) => {
    failed({ method: request.method, url: request.url, error });
    send(request, reply, INTERNAL);
  });

  drainBeforeClose(app);
  await app.register(swagger, describeApi(publicUrl));
  registerApi(app, served);

  app.get('/healthz', { schema: { hide: true } }, (request, reply) => {
    const status = isStale(served().state.edition, new Date()) ? 'stale' : 'ok';
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
