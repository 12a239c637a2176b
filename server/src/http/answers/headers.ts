import type { Headers } from './answer.ts';

/** Banks change four times a year, so an hour in a cache does no harm, and takes load from us. */
export const ONE_HOUR = 'public, max-age=3600';

/**
 * On every answer: browsers don't guess its type, don't send our address to other sites, and use https only, once they
 * have had an answer over https. (They ignore that last header if it comes over plain http.)
 */
export const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** The policy of everything but pages: it can neither run anything nor be framed. */
export const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of an answer without content. */
export const BARE_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-security-policy': INERT,
  'cross-origin-resource-policy': 'same-origin',
};

/** JSON answers. No Access-Control header, ever: the API is for servers and for our own pages. */
export const JSON_HEADERS: Headers = {
  ...BARE_HEADERS,
  'content-type': 'application/json; charset=utf-8',
};
