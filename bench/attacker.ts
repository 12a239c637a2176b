import { exchange, rawRequest } from '../server/test/raw-socket.ts';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';

// Arguments: ATTACK URL. Attacks the server over eight connections until the process is killed. It is a process of its
// own, so that it does not slow down the normal client, which attack.ts measures.

const [attack, url = ''] = process.argv.slice(2);
const requests =
  attack === 'fuzz'
    ? fuzzedRequests(1, 10_000)
    : Array.from({ length: 240 }, () => rawRequest('/api/bank/37040044'));

await Promise.all(
  Array.from({ length: 8 }, async (_, start) => {
    for (let at = 8 * start; ; at = (at + 64) % requests.length) {
      const batch = requests.slice(at, at + 8);
      const isHead = (index: number) => batch[index]?.startsWith('HEAD ') ?? false;
      // Bare node:http ends some connections without an answer.
      await exchange(url, batch.join(''), { answers: batch.length, isHead }).catch(() => {});
    }
  }),
);
