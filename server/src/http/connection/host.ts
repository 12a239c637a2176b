import { isIPv6 } from 'node:net';

/** A name or an IPv4 address, with a port or without; or, in brackets, what may be an IPv6 address. */
const NAME = /^(?:[\w.~-]|%[0-9a-f]{2})+(?::\d{0,5})?$/i;
const BRACKETED = /^\[([0-9a-f:.]+)\](?::\d{0,5})?$/i;

/**
 * Whether a text names a host, as in the field `Host` or in a whole address (RFC 9110, section 7.2; RFC 3986, section
 * 3.2.2). We refuse the marks `!$&'()*+,;=`, which the grammar allows but no real name has: so a list of two hosts is none.
 */
export function isHost(text: string): boolean {
  if (NAME.test(text)) return true;
  const address = BRACKETED.exec(text)?.[1];
  return address !== undefined && isIPv6(address);
}
