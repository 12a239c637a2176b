import type { Served } from '../../store/follow.ts';
import type { Answer, Handler } from '../answers/answer.ts';
import { type Effort, Encoded } from '../answers/encoded.ts';
import { baseAddress } from './base-address.ts';
import { cacheWhileServed } from './cache-while-served.ts';

/** Stands for our address in a text that is made for all hosts. It has no hyphen, because snippets put an element around words with one. */
const ANY_ADDRESS = 'http://address.invalid';

/** How many answers are kept: clients may ask under any number of hosts, and a sitemap has a quarter of a megabyte. */
const MAX_KEPT = 8;

interface Text {
  readonly path: string;
  /** Status and headers. */
  readonly head: Pick<Answer, 'status' | 'headers'>;
  /** The text with this address, which has no slash at its end; empty if we do not know our address. */
  readonly text: (base: string) => string;
  readonly effort?: Effort;
}

/**
 * A cache of texts that name our address. If the operator has not set the address, a text is made once for all hosts, and for
 * each host only the address in it is replaced.
 */
export function textCache(served: () => Served, publicUrl: string | undefined): (text: Text) => Handler {
  const texts = cacheWhileServed<readonly string[]>(served);
  const answers = cacheWhileServed<Encoded>(served, MAX_KEPT);

  const forAllHosts = (path: string, text: Text['text'], base: string) =>
    base === ''
      ? texts(path, () => [text('')]).join('')
      : texts(`${path} ${ANY_ADDRESS}`, () => text(ANY_ADDRESS).split(ANY_ADDRESS)).join(base);

  return ({ path, head, text, effort = 'kept' }) =>
    (request) => {
      const base = publicUrl ?? baseAddress(request.headers.host);
      const make = () =>
        publicUrl === undefined
          ? new Encoded({ ...head, body: Buffer.from(forAllHosts(path, text, base)) }, 'once')
          : new Encoded({ ...head, body: Buffer.from(text(publicUrl)) }, effort);
      return answers(`${path} ${base}`, make).answer(request.headers['accept-encoding']);
    };
}
