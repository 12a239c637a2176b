import type { FastifyInstance, FastifySchema, RouteHandlerMethod } from 'fastify';

/** The schema of a route that the OpenAPI document leaves out. */
export const HIDDEN: FastifySchema = { hide: true };

/**
 * Registers a route for GET and HEAD. Node leaves out the content for HEAD.
 *
 * Fastify could add the HEAD routes itself, but its 304 to HEAD would have the length of an empty body.
 */
export function getAndHead(
  app: FastifyInstance,
  path: string,
  schema: FastifySchema,
  handler: RouteHandlerMethod,
): void {
  app.get(path, { schema }, handler);
  app.head(path, { schema: HIDDEN }, handler);
}
