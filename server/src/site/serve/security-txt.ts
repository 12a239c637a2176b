import { berlinDay } from '../../directory/edition.ts';

/** The path of the file. */
export const SECURITY_TXT = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a copy of the file may be trusted. RFC 9116, section 2.5.5: less than a year. */
const EXPIRES_AFTER_DAYS = 90;

/**
 * Says where to report a vulnerability (RFC 9116).
 *
 * @param contact an e-mail address, or an address with `https:`, `mailto:` or `tel:`
 */
export function securityTxt(contact: string, publicUrl: string | undefined, now: Date): string {
  const expires = new Date(Date.parse(berlinDay(now)) + EXPIRES_AFTER_DAYS * DAY_MS);
  return [
    `Contact: ${asUri(contact)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    // Section 2.5.2: an address on the web must be https.
    ...(publicUrl?.startsWith('https://') ? [`Canonical: ${publicUrl}${SECURITY_TXT}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function asUri(contact: string): string {
  if (/^(?:https:\/\/|mailto:|tel:)/i.test(contact)) return contact;
  return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`;
}
