/** A host name or address, with or without a port, of characters that mean nothing special in a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The site's address as a client sees it. The server uses it if the operator has not set PUBLIC_URL.
 *
 * @param host the request's `Host`, which may hold anything
 * @returns an address without a slash at its end; empty if the header is no host
 */
export function baseAddress(host: string | undefined): string {
  return host && HOST.test(host) ? `http://${host.toLowerCase()}` : '';
}
