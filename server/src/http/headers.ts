type Headers = Readonly<Record<string, string>>;

/** On every answer: nothing is guessed, nothing is told to others, nothing can be run or framed. */
const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** JSON answers. No Access-Control header, ever: the API is for servers and for our own pages. */
export const JSON_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Our own pages: everything they load comes from here, and nobody frames them. */
export const PAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};
