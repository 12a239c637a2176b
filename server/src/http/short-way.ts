import type { RequestListener } from 'node:http';
import { type Answer, write } from './answer.ts';

const BANK = '/api/bank/';

/**
 * Answers what is asked most, a known BLZ as eight digits, past the router: its share of such an answer is larger than
 * that of everything else that we do for it (docs/benchmarks.md). Whatever is different in any way is routed.
 */
export function shortWay(
  bankAnswer: (blz: string) => Answer | undefined,
  route: RequestListener,
): RequestListener {
  const prepared = (url: string | undefined): Answer | undefined => {
    if (url?.length !== BANK.length + 8 || !url.startsWith(BANK)) return undefined;
    try {
      return bankAnswer(url.slice(BANK.length));
    } catch {
      // The route will fail at the same, and knows what to do then.
      return undefined;
    }
  };
  return (request, response) => {
    const answer = prepared(request.url);
    if (answer) write(request, response, answer);
    else route(request, response);
  };
}
