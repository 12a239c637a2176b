/** A host name or address with a port or without, and nothing that could mean anything else in a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The site's address as this client sees it, for where the operator set none.
 *
 * @param host the request's header, so anything at all
 * @returns without a slash at its end; empty where the header is no host
 */
export function baseAddress(host: string | undefined): string {
  return host && HOST.test(host) ? `http://${host.toLowerCase()}` : '';
}
