import underPressure from '@fastify/under-pressure';
import type { FastifyPluginAsync } from 'fastify';
import { getAndHead, send } from '../../http/answers/answer.ts';
import type { Site } from './prepare-site.ts';

interface Options {
  readonly site: Site;
  /** How many milliseconds a turn of the event loop may be late, on average over a second. Above, we are overloaded. */
  readonly maxDelay: number;
}

/** Plugin: everything that a browser can open, and the 404 page. */
export const siteRoutes: FastifyPluginAsync<Options> = async (app, { site, maxDelay }) => {
  // The plugin only measures. prepare-site.ts decides what is not rendered while the server is overloaded.
  await app.register(underPressure, { maxEventLoopDelay: maxDelay, pressureHandler: () => {} });
  for (const [path, handle] of site.pages) getAndHead(app, path, handle);
  app.setNotFoundHandler((request, reply) => send(request, reply, site.notFoundPage(request)));
};
