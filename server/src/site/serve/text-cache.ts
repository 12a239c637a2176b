import { berlinDay } from '../../directory/edition.ts';
import type { Answer, Handler } from '../../http/answers/answer.ts';
import { type Effort, Encoded } from '../../http/answers/encoded.ts';
import type { Served } from '../../store/follow.ts';

/** A host name or address, with or without a port, of characters that mean nothing special in a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The site's address as a client sees it. The server uses it if the operator has not set PUBLIC_URL.
 *
 * @param host the request's `Host`, which may hold anything
 * @returns an address without a slash at its end; empty if the header is not a host
 */
export function baseAddress(host: string | undefined): string {
  return host && HOST.test(host) ? `http://${host.toLowerCase()}` : '';
}

/**
 * A cache of what was made from the served state. It is emptied when that state changes, and when a new day begins in
 * Berlin, because pages say what is valid today.
 *
 * @param maxKept when the cache has as many entries, it is emptied before the next one
 * @returns a function that gives the entry of a key, or makes and keeps it
 */
export function cacheWhileServed<T>(served: () => Served, maxKept = Number.POSITIVE_INFINITY) {
  let kept = new Map<string, T>();
  let from: Served | undefined;
  let day = '';
  return (key: string, make: () => T): T => {
    const today = berlinDay(new Date());
    if (from !== served() || day !== today || kept.size >= maxKept) {
      kept = new Map();
      from = served();
      day = today;
    }
    const entry = kept.get(key) ?? make();
    kept.set(key, entry);
    return entry;
  };
}

/** The placeholder for our address in a text for all hosts. It has no hyphen, at which a snippet would split it. */
const ANY_ADDRESS = 'http://address.invalid';

/** How many answers are kept: clients may ask under any number of hosts, and a sitemap has a quarter of a megabyte. */
const MAX_KEPT = 8;

interface Text {
  readonly path: string;
  readonly head: Pick<Answer, 'status' | 'headers'>;
  /** The text with this address, which has no slash at its end; empty if we do not know our address. */
  readonly text: (base: string) => string;
  readonly effort?: Effort;
}

/**
 * A cache of texts that name our address. If the operator has not set the address, a text is made once for all hosts,
 * and for each host only the address in it is replaced.
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
