import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { ERRORS } from '../content/sentences.ts';
import type { Operator } from '../site/frame/visit.ts';
import type { Site } from '../site/serve/prepare-site.ts';
import type { Served } from '../store/follow.ts';
import { getAndHead, send } from './answers/answer.ts';
import { BAD_REQUEST, errorAnswer } from './answers/prepared.ts';
import { openApi } from './api/openapi.ts';
import { api, health } from './api/routes.ts';
import { createHttpServer } from './connection/create-server.ts';
import { drain } from './connection/drain.ts';
import { refuseRequest, rewriteUrl } from './connection/requests.ts';

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

const INTERNAL = errorAnswer(ERRORS.internal);

function refuseSchema(): never {
  throw new Error('Routes have no schemas: Fastify has no compiler for them.');
}

/** Builds the application. The caller makes it listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { served, site, publicUrl, operator, maxDelay = MAX_DELAY_MS, failed, onAnswered } = parts;
  const app = Fastify({
    // A request is never logged.
    logger: false,
    // No route has a schema. Without compilers for schemas, the server starts a tenth faster.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl,
    // An address without a path reaches no route, and no hook either (methods.process.test.ts, “OPTIONS *”).
    frameworkErrors: (_, request, reply) => {
      refuseRequest(request, reply, () => send(request, reply, BAD_REQUEST));
    },
    serverFactory: createHttpServer,
    // createHttpServer() answers client errors, after the answers under way (connections.process.test.ts).
    clientErrorHandler: () => {},
    // Our routes serve HEAD, too (answers/answer.ts).
    exposeHeadRoutes: false,
    // While the application closes, it still answers requests, with `Connection: close` (restart.process.test.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', refuseRequest);
  app.addHook('preClose', () => drain(app.server));
  if (onAnswered)
    app.addHook('onResponse', async ({ url }, { statusCode, elapsedTime }) =>
      onAnswered(url, statusCode, elapsedTime / 1000),
    );

  app.setErrorHandler((error, request, reply) => {
    failed({ method: request.method, url: request.url, error });
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
    pages.setNotFoundHandler((request, reply) => send(request, reply, site.notFoundPage(request)));
  });
  return app;
}
