import { berlinDay } from '../../directory/edition.ts';
import type { Handler } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { FILE_HEADERS } from '../../http/answers/headers.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a copy of the file may be trusted. RFC 9116, section 2.5.5: less than a year. */
const EXPIRES_AFTER_DAYS = 90;

interface Settings {
  /** An e-mail address, or an address with `https:`, `mailto:` or `tel:`; undefined if the operator has set none. */
  readonly contact: string | undefined;
  readonly publicUrl: string | undefined;
  /** Keeps an answer until the next day. */
  readonly cache: (key: string, make: () => Encoded) => Encoded;
}

/** Says where to report a vulnerability (RFC 9116). Without a contact, there is no such file. */
export function securityTxt({ contact, publicUrl, cache }: Settings): [path: string, Handler][] {
  if (contact === undefined) return [];
  const make = () =>
    new Encoded({
      status: 200,
      headers: { ...FILE_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
      body: Buffer.from(content(contact, publicUrl, new Date())),
    });
  return [[PATH, (request) => cache(PATH, make).answer(request.headers['accept-encoding'])]];
}

function content(contact: string, publicUrl: string | undefined, now: Date): string {
  const expires = new Date(Date.parse(berlinDay(now)) + EXPIRES_AFTER_DAYS * DAY_MS);
  return [
    `Contact: ${asUri(contact)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    // Section 2.5.2: an address on the web must be https.
    ...(publicUrl?.startsWith('https://') ? [`Canonical: ${publicUrl}${PATH}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function asUri(contact: string): string {
  if (/^(?:https:\/\/|mailto:|tel:)/i.test(contact)) return contact;
  return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`;
}
