import type { FastifyPluginCallback } from 'fastify';
import { send } from '../answers/answer.ts';
import { getAndHead, HIDDEN } from '../answers/get-and-head.ts';
import type { Site } from './prepare-site.ts';

/** Plugin: everything that a browser can open, and the page for whatever it can't. */
export const siteRoutes: FastifyPluginCallback<{ site: Site }> = (app, { site }, done) => {
  for (const [path, answering] of site.pages) {
    getAndHead(app, path, HIDDEN, (request, reply) => send(request, reply, answering(request)));
  }
  app.setNotFoundHandler((request, reply) => send(request, reply, site.notFoundPage(request)));
  done();
};
