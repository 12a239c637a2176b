import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Errors before an answer has begun. Only after them may a client repeat a request by itself. */
const MAY_REPEAT = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * A client of several instances. Each request goes to the next instance in turn, over connections that are kept. If
 * an instance can't be reached, or ends a kept connection before it answers, the next one is asked, as nginx does by
 * default.
 */
export function roundRobin(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const passedOver: Record<string, number> = {};
  let turn = 0;

  async function ask(path: string): Promise<{ status: number | undefined; body: string }> {
    const first = turn++;
    for (let attempt = 0; ; attempt += 1) {
      const url = urls[(first + attempt) % urls.length];
      let response: IncomingMessage;
      try {
        response = await new Promise((resolve, reject) => {
          get(`${url}${path}`, { agent }, resolve).on('error', reject);
        });
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (!MAY_REPEAT.has(code) || attempt === urls.length - 1) throw error;
        passedOver[code] = (passedOver[code] ?? 0) + 1;
        continue;
      }
      return { status: response.statusCode, body: String(await buffer(response)) };
    }
  }
  return { ask, passedOver, end: () => agent.destroy() };
}
