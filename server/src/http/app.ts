import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ERRORS } from '../content/sentences.ts';
import type { Operator } from '../site/frame/visit.ts';
import type { Site } from '../site/serve/prepare-site.ts';
import type { Served } from '../store/watch-store.ts';
import { type Answer, getAndHead, send } from './answers/answer.ts';
import { answerToMethod, BAD_REQUEST, errorAnswer, notFound } from './answers/prepared.ts';
import { openApi } from './api/openapi.ts';
import { ASKS_FOR_BANK, api, health, MALFORMED_BLZ, NOT_FOUND } from './api/routes.ts';
import { refuseBytes, refuseConnect } from './client-errors.ts';
import { LIMITS, limitConnections, MAX_ADDRESS } from './limits.ts';

export interface Parts {
  /** Returns the data that the server answers from at this moment. */
  readonly served: () => Served;
  readonly site: Site;
  /** Our address as visitors know it; undefined if the operator has not set it. */
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** How many milliseconds a turn of the event loop may be late, on average over a second. Above, we are overloaded. */
  readonly maxDelay?: number;
  /** Called with an unexpected failure: the only time that anything of a request is written down. */
  readonly failed: (failure: { method: string; url: string; error: unknown }) => void;
  /** Called for each answer once the operating system has it. */
  readonly onAnswered?: ((url: string, status: number, seconds: number) => void) | undefined;
}

/** At this event loop delay, an API answer takes a tenth of a second. A busy machine alone rarely gets so slow. */
const MAX_DELAY_MS = 100;

/** The router can't decode it. */
const UNREADABLE = '/%';

const INTERNAL = errorAnswer(ERRORS.internal);

function refuseSchema(): never {
  throw new Error('Routes have no schemas: Fastify has no compiler for them.');
}

/** Builds the application. The caller makes it listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { served, site, publicUrl, operator, maxDelay = MAX_DELAY_MS, failed, onAnswered } = parts;

  /** The answer to an address that is too long or can't be decoded: it names nothing. */
  function answerToUnreadable(request: FastifyRequest): Answer {
    const { originalUrl } = request;
    if (ASKS_FOR_BANK.test(originalUrl)) return MALFORMED_BLZ;
    if (originalUrl.startsWith('/api/')) return NOT_FOUND;
    return originalUrl.startsWith('/') ? site.notFoundPage(request) : BAD_REQUEST;
  }

  const app = Fastify({
    // A request is never logged.
    logger: false,
    ...LIMITS,
    // No route has a schema. Without compilers for schemas, the server starts a tenth faster.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { maxParamLength: MAX_ADDRESS },
    rewriteUrl: ({ url = '' }) => (url.length > MAX_ADDRESS ? UNREADABLE : url),
    frameworkErrors: (_, request, reply) => {
      send(request, reply, answerToMethod(request.method) ?? answerToUnreadable(request));
    },
    clientErrorHandler: refuseBytes,
    // Our routes serve HEAD, too (answers/answer.ts).
    exposeHeadRoutes: false,
    // While the application closes, it still answers requests, with `Connection: close` (main.process.test.ts).
    return503OnClosing: false,
  });
  app.server.on('connect', refuseConnect);
  limitConnections(app.server);
  // No content is read, whatever its type.
  app.removeAllContentTypeParsers();
  if (onAnswered)
    app.addHook('onResponse', async ({ originalUrl }, { statusCode, elapsedTime }) =>
      onAnswered(originalUrl, statusCode, elapsedTime / 1000),
    );

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Fastify's own refusal of another method than GET, as for a content type that is none.
    if (error.statusCode && error.statusCode < 500)
      return send(request, reply, answerToMethod(request.method) ?? BAD_REQUEST);
    failed({ method: request.method, url: request.originalUrl, error });
    return send(request, reply, INTERNAL);
  });

  await app.register(api, { prefix: '/api', served });
  const document = openApi(publicUrl, operator);
  getAndHead(app, '/openapi.json', () => document);
  getAndHead(app, '/healthz', () => health(served()));
  // Everything that a browser can open, and the 404 page. Only these routes measure the load.
  await app.register(async (pages) => {
    // The plugin only measures. prepare-site.ts decides what is not rendered while the server is overloaded.
    await pages.register(underPressure, { maxEventLoopDelay: maxDelay, pressureHandler: () => {} });
    for (const [path, handle] of site.pages) getAndHead(pages, path, handle);
    pages.setNotFoundHandler(notFound((request) => site.notFoundPage(request)));
  });
  return app;
}
