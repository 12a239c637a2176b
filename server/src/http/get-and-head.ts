import type { FastifyInstance, FastifySchema, RouteHandlerMethod } from 'fastify';

/**
 * Registers a resource for GET and HEAD. Node sends no content to HEAD.
 *
 * @param schema for the OpenAPI document; without it, the resource is not described there
 */
export function getAndHead(
  app: FastifyInstance,
  path: string,
  handler: RouteHandlerMethod,
  schema: FastifySchema = HIDDEN,
): void {
  app.get(path, { schema }, handler);
  app.head(path, { schema: HIDDEN }, handler);
}

const HIDDEN: FastifySchema = { hide: true };
