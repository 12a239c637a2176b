import { describe, expect, inject, it } from 'vitest';
import { exchange, rawRequest } from '../raw-socket.ts';
import type {} from '../site-global-setup.ts';

const FOUND = [200, 'Commerzbank'] as const;
const BAD_BLZ = [400, '{"error":"BLZ muss 8-stellig sein."}'] as const;
const BAD_REQUEST = [400, '{"error":"Ungültige Anfrage."}'] as const;
const NO_ENDPOINT = [404, '{"error":"Nicht gefunden."}'] as const;
const NO_PAGE = [404, '<h1>Seite nicht gefunden</h1>'] as const;
const HOME = [200, '<title>IBAN berechnen und prüfen'] as const;

/** A text with one Latin-1 character for each byte of its UTF-8, as `exchange` sends it. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const blz = (codes: string) => codes.split(/\s+/).map((code) => `/api/bank/${code}`);

const CASES: [string, readonly [status: number, text: string], readonly string[]][] = [
  [
    'are decoded once; then separators are removed',
    FOUND,
    blz(`37040044 370%2040044 %33%37%30%34%30%30%34%34 370%2F400%2F44 370%C2%A0400%E2%80%AF44 %E2%80%8B37040044
      37040044? 37040044?x=%zz 37040044#x 37040044%0D%0A 37040044${'%20'.repeat(327)}`),
  ],
  [
    'are never decoded twice, nor if they are broken, overlong or no UTF-8',
    BAD_BLZ,
    blz(`%2533%37040044 370%252040044 % %zz %3 37040044% %u0033 %E2%80 %C0%AF37040044 %E0%80%B3 %ED%A0%80
      %F4%90%80%80 %FF%FE`),
  ],
  [
    'with other digits, control characters, markup or code name no bank',
    BAD_BLZ,
    blz(`%EF%BC%93%EF%BC%97%EF%BC%90%EF%BC%94%EF%BC%90%EF%BC%90%EF%BC%94%EF%BC%94 3704004%C2%B2 37040044%00 %1b[31m
      %3Cscript%3E '%20OR%201=1-- __proto__ constructor 37040044;x 37040044+ 37040044%5C * ? .. %2e%2e ..%2f..%2fetc`),
  ],
  [
    'longer than 1,000 characters are refused as they are',
    BAD_BLZ,
    ['', '1'.repeat(2000), `37040044?${'x'.repeat(1000)}`, '%'.repeat(5000), '%20'.repeat(2800)].map(
      (code) => `/api/bank/${code}`,
    ),
  ],
  [
    'below /api are no folders',
    NO_ENDPOINT,
    `/api/bank/370/40044 /api/bank/37040044/ /api/bank/37040044/../10000000 /api /api/ /api//faq /api/faq/ /api/faq%2f
     /api/%zz /api/../api/faq /api/FAQ /api/faq;x http://a/api/x`.split(/\s+/),
  ],
  [
    'of pages are no folders either, and no files',
    NO_PAGE,
    String.raw`// //api/faq /% /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /../../../../etc/passwd /. /.git/config /.env
      /package.json /%c0%af /%00 /index.html%00.js /widget.html/ /WIDGET.HTML /embed.js%20 /\..\..\windows /; /FAQ
      /banken/%zz /embed-9.9.9.js /banken/3704004 ftp://a/faq file:///etc/passwd /widget.html/../../../package.json`
      .split(/\s+/)
      .concat(`/${'a'.repeat(8500)}`, `/?${'x'.repeat(1000)}`),
  ],
  ['have a query that is not read', HOME, ['/?', '/?a=b', '/#x', '/?%zz', '/?blz[]=1', '/?__proto__=1']],
  [
    'may be absolute, and count as their path',
    FOUND,
    ['http://a/api/bank/37040044', 'HTTP://a/api/bank/37040044'],
  ],
  [
    'that no request line may contain are refused',
    BAD_REQUEST,
    ['', 'faq', '?', '/a b', '/\x00', '/\x7f', '/a\tb', '/a\rb', '/a\nb', utf8('/ü'), '/\xff'],
  ],
  [
    'that fill the header are refused',
    [431, '{"error":"Die Anfrage ist zu lang."}'],
    [`/${'a'.repeat(20_000)}`],
  ],
];

describe('addresses', () => {
  it.each(CASES)('%s', async (_, [status, text], addresses) => {
    for (const address of addresses) {
      const { answers } = await exchange(inject('siteUrl'), rawRequest(address));
      const shown = JSON.stringify(address).slice(0, 60);
      expect([shown, ...answers.map((answer) => answer.status)]).toEqual([shown, status]);
      expect(answers[0]?.body, shown).toContain(text);
    }
  });
});
