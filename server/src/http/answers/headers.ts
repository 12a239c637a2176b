import type { Headers } from './answer.ts';

/** Banks change four times a year, so an hour in a cache does no harm, and takes load from us. */
export const ONE_HOUR = 'public, max-age=3600';

/**
 * On every answer: nothing is guessed, nothing is told to others, and never again over plain http what once came over
 * https (over plain http, browsers pass that header over).
 */
const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** For what is no page: nothing in it can be run or framed. */
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Copying to the clipboard is not listed: the copy buttons need it, in the sandboxed frame too. */
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** An answer without content. */
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

/** Our own pages: everything they load comes from here, and nobody frames them. */
export const PAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': NO_FEATURES,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** The one page that shows the iframe at work. */
export const FRAMING_PAGE_HEADERS: Headers = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};

/**
 * The page that works through whole lists. It makes a worker of its one script for that, and has no way to send anything:
 * neither `connect-src` nor `form-action` allows an address.
 */
export const LISTS_PAGE_HEADERS: Headers = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types list-worker",
};

/**
 * The worker's script. A worker obeys the policy that its script came with: this one loads scripts of ours and sends
 * nothing. It is asked for anew each time, because it has to speak the same messages as the page's script.
 */
export const WORKER_HEADERS: Headers = {
  ...BARE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': `${INERT}; script-src 'self'`,
  'cache-control': 'no-cache',
};

/** How long the widget's page and its own script are kept. */
export const SHORT: Headers = { 'cache-control': 'public, max-age=300' };

/**
 * The widget's page: anyone may frame it, on pages that demand COEP too. Its icon is `data:,`, so that no browser asks
 * for another one.
 *
 * @param base our address as the client knows it, empty where it is not known. In a sandboxed frame WebKit takes 'self'
 *   for the frame's opaque origin, and would refuse our scripts if their origin were not named.
 */
export function widgetHeaders(base: string): Headers {
  return {
    ...EVERYWHERE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src ${["'self'", ...originOf(base)].join(' ')}; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; require-trusted-types-for 'script'`,
    'permissions-policy': NO_FEATURES,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    ...SHORT,
  };
}

/** Without the path of the address. None for an IPv6 address, which a policy can't name. */
function originOf(base: string): string[] {
  return /^https?:\/\/[^/[\s;,]+/.exec(base) ?? [];
}

/** The script that other sites load. Without the CORS header they could neither name its hash nor load it as a module. */
export const EMBED_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
};

/** What never changes under its name. */
export const FOREVER: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A file that our own pages load, or a machine reads. */
export const FILE_HEADERS: Headers = {
  ...BARE_HEADERS,
  'cache-control': ONE_HOUR,
};
