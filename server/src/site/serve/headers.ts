import type { Headers } from '../../http/answers/answer.ts';
import { BARE_HEADERS, EVERYWHERE, INERT, ONE_HOUR } from '../../http/answers/headers.ts';

/** Features that our pages switch off. `clipboard-write` is missing: the copy buttons need it. */
const NO_FEATURES =
  `accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', ');

/** Our own pages: they load everything from our origin, and no other site can frame them. */
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

/** After how many seconds a client may ask an overloaded server again. */
export const RETRY: Headers = { 'retry-after': '5' };

/** The pages about embedding, which show the iframe at work. */
export const FRAMING_PAGE_HEADERS: Headers = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};

/**
 * The page „Listen“. It may start a worker with the script of its one Trusted Types policy. It can't send anything:
 * neither `connect-src` nor `form-action` allows an address.
 */
export const LISTS_PAGE_HEADERS: Headers = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types list-worker",
};

/**
 * The worker's scripts. A worker obeys the policy of its own script: this policy only lets it load scripts of ours.
 * Browsers revalidate them each time, because worker and page must agree on the messages between them.
 */
export const WORKER_HEADERS: Headers = {
  ...BARE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': `${INERT}; script-src 'self'`,
  'cache-control': 'no-cache',
};

/** Browsers keep the widget's page and its own script for five minutes. */
export const FIVE_MINUTES: Headers = { 'cache-control': 'public, max-age=300' };

/**
 * The widget's page. Any site may frame it, even one that demands COEP. Its icon is `data:,`, so that browsers don't
 * ask for a favicon.
 *
 * @param publicUrl names our origin in the policy. In a sandboxed frame, WebKit compares 'self' with the frame's opaque
 *   origin, and refuses our scripts if the policy names nothing else.
 */
export function widgetHeaders(publicUrl: string | undefined): Headers {
  return {
    ...PAGE_HEADERS,
    'content-security-policy': `default-src 'none'; script-src ${["'self'", ...originOf(publicUrl)].join(' ')}; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; require-trusted-types-for 'script'`,
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    ...FIVE_MINUTES,
  };
}

/** The origin of an address. None for an IPv6 address: a policy can't name one. */
function originOf(publicUrl = ''): string[] {
  return /^https?:\/\/[^/[\s;,]+/.exec(publicUrl) ?? [];
}

/** Scripts that other sites load. Without CORS, these sites could neither use integrity= nor load them as modules. */
export const EMBED_HEADERS: Headers = {
  ...BARE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
};

/** For files whose content never changes under their name: browsers keep them for a year. */
export const FOREVER: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A file that our own pages load, or that programs read, such as robots.txt. @param type in its `content-type` */
export const fileHeaders = (type: string): Headers => ({
  ...BARE_HEADERS,
  'content-type': type,
  'cache-control': ONE_HOUR,
});

/** The same for a text, which is in UTF-8. */
export const textHeaders = (type: string): Headers => fileHeaders(`${type}; charset=utf-8`);
