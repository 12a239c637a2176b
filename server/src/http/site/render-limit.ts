import type { FastifyRequest } from 'fastify';

/**
 * How many pages even an overloaded server renders for single requests in a second. They take a fiftieth of its time at most.
 * So visitors still get their pages while the machine is busy with other things.
 */
const ALWAYS_PER_SECOND = 20;

/** Returns a function that is called for each such page, and returns whether the server is too busy to render it. */
export function renderLimit(): (request: FastifyRequest) => boolean {
  let second = 0;
  let count = 0;
  return (request) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > ALWAYS_PER_SECOND && request.server.isUnderPressure();
  };
}
