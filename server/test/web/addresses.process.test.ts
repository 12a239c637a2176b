import { describe, expect, inject, it } from 'vitest';
import { exchange, rawRequest } from '../raw-socket.ts';
import type {} from '../site-global-setup.ts';

const FOUND = [200, 'Commerzbank'] as const;
const BAD_BLZ = [400, '{"error":"BLZ muss 8-stellig sein."}'] as const;
const BAD_REQUEST = [400, '{"error":"Ungültige Anfrage."}'] as const;
const NO_ENDPOINT = [404, '{"error":"Nicht gefunden."}'] as const;
const NO_PAGE = [404, '<h1>Seite nicht gefunden</h1>'] as const;
const HOME = [200, '<title>IBAN berechnen und prüfen'] as const;
const TOO_LONG = [431, '{"error":"Die Anfrage ist zu lang."}'] as const;

type Case = readonly [address: string, expected: readonly [status: number, text: string]];
/** Cases with the same answer. `addresses` are separated by white space, `others` may contain some. */
const all = (expected: Case[1], addresses: string, ...others: string[]): Case[] =>
  [...(addresses.match(/\S+/g) ?? []), ...others].map((address) => [address, expected]);
/** Like all(), for codes below /api/bank/. */
const blz = (expected: Case[1], codes: string, ...others: string[]) =>
  all(expected, codes, ...others).map(([code]): Case => [`/api/bank/${code}`, expected]);

/** A text with one Latin-1 character for each byte of its UTF-8, as `exchange` sends it. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const CASES: Case[] = [
  // An address is decoded once. Then separators are removed.
  ...blz(
    FOUND,
    `37040044 370%2040044 370-400-44 %33%37%30%34%30%30%34%34 370%2F400%2F44 370.400.44 370_400_44 370%2f40044
     370%C2%A0400%E2%80%AF44 370%C2%AD40044 370%E2%80%9340044 37040044%20 %E2%80%8B37040044 370%E2%80%8D40044
     370%EF%BB%BF40044 37040044? 37040044?x=%zz 37040044?blz=1 37040044#x 37040044%0a 37040044%0D%0A`,
  ),
  // Decoded twice, they would be a BLZ.
  ...blz(BAD_BLZ, '%2533%37040044 370%252040044 %25 %2525 370%252F40044'),
  // Broken or cut encodings.
  ...blz(BAD_BLZ, '% %% %zz %3 %3g 37040044% 37040044%2 %u0033 370400%4 %E2%80'),
  // Overlong forms, surrogates, code points beyond Unicode: not UTF-8.
  ...blz(BAD_BLZ, '%C0%AF37040044 %C0%B337040044 %E0%80%B3 %ED%A0%80 %F4%90%80%80 %FF%FE'),
  // Digits of other scripts.
  ...blz(
    BAD_BLZ,
    `%EF%BC%93%EF%BC%97%EF%BC%90%EF%BC%94%EF%BC%90%EF%BC%90%EF%BC%94%EF%BC%94 %E0%A5%A97040044 3704004%C2%B2
     %D9%A3%D9%A7%D9%A0%D9%A4%D9%A0%D9%A0%D9%A4%D9%A4`,
  ),
  // Control characters, markup, code.
  ...blz(
    BAD_BLZ,
    `%00 37040044%00 %0037040044 37040044%08 %1b[31m 37040044%7F %3Cscript%3E '%20OR%201=1-- $%7Bjndi%7D
     __proto__ constructor toString 37040044;x 37040044, 37040044+ +37040044 %2B37040044 37040044%5C * 3704004e
     ? %20 .. . %2e %2e%2e ..%2f..%2fetc%2fpasswd %2e%2e%5c 0x233A88C`,
    '',
  ),
  // An address has at most 1,000 characters: a longer one is refused, whatever it would be once decoded.
  ...blz(FOUND, '', `37040044${'%20'.repeat(327)}`),
  ...blz(BAD_BLZ, '', `37040044${'%20'.repeat(328)}`, `37040044?${'x'.repeat(1000)}`),
  ...blz(
    BAD_BLZ,
    '',
    '1'.repeat(512),
    '1'.repeat(2000),
    '1'.repeat(8500),
    '%20'.repeat(2800),
    '%'.repeat(5000),
  ),
  ...blz(BAD_BLZ, '', '1'.repeat(9000), '1'.repeat(20_000)),
  ...all(BAD_BLZ, '', `/api/bank?${'x'.repeat(1000)}`),
  ...all(NO_ENDPOINT, '', `/api/faq?${'x'.repeat(1000)}`),
  // Dots and slashes name no folders: an address is looked up as it is, and none of these is known.
  ...blz(NO_ENDPOINT, '370/40044 37040044/ 37040044/. /37040044 ../faq 37040044/../10000000'),
  ...all(
    NO_ENDPOINT,
    `/api /api/ /api//faq /api/./faq /api/faq/ /api/faq%2f /api/faq%00 /api/%zz /api/../api/faq /api/FAQ
     /api/Bank/37040044 /api/faq.json /api/faq;x /%61pi/faqs`,
  ),
  ...all(
    NO_PAGE,
    String.raw`// //api/faq /% /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /%252e%252e/ /../../../../etc/passwd /./
     /. /.. /.git/config /.env /package.json /%c0%af /%00 /%u002e /index.html%00.js /widget.html/.. /widget.html/
     /WIDGET.HTML /embed.js%20 /widget.js.map /server/dist/main.js /\..\..\windows /C:\boot.ini /; /API/faq /FAQ
     /faq/ /banken/ /banken/%zz /apifaq /index.html /embed-9.9.9.js /banken/3704004 /banken/abc /banken/370/400/44
     /../ /....//....//etc/passwd /./..//etc/passwd /%2e%2e/etc/passwd /%2e%2e%2fetc%2fpasswd /%c0%ae%c0%ae/etc/passwd
     /..%c0%af..%c0%afetc/passwd /..%5c..%5cetc/passwd /..%u2215etc/passwd /etc/passwd //etc/passwd /proc/self/environ
     /file:///etc/passwd /etc/passwd%00.html /~root /%7e /../package.json /node_modules/fastify/package.json /.npmrc
     /var/bank-directory.sqlite /main.js.map /site.css /snapshot.tsv /widget.html/../../../package.json /embed.js/..`,
    `/banken/${'1'.repeat(5000)}`,
    ...[600, 2048, 8500].map((length) => `/${'a'.repeat(length)}`),
    `/${'%'.repeat(5000)}`,
    `/?${'x'.repeat(1000)}`,
  ),
  ...all(TOO_LONG, `/${'a'.repeat(20_000)}`),
  ...all(HOME, `/ /? /?a=b /#x /?%zz /?%00 /?blz[]=1 /?__proto__=1 /?${'x'.repeat(998)}`),
  // An absolute address counts as its path.
  ...all(FOUND, 'http://a/api/bank/37040044 https://b:1/api/bank/37040044 HTTP://a/api/bank/37040044'),
  ...all(HOME, 'http://a http://a/ http://a?x'),
  ...all(NO_ENDPOINT, 'http://a/api/x'),
  ...all(NO_PAGE, 'http://a// http://a/http://a/'),
  ...all(BAD_REQUEST, 'http://a/api/bank/% faq ?', ''),
  ...all(NO_PAGE, 'ftp://a/faq file:///etc/passwd'),
  // What no request line may contain.
  ...all(BAD_REQUEST, '', '/a b', '/\x00', '/\x01', '/\x7f', '/a\tb', '/\x0b', '/a\rb', '/a\nb'),
  ...all(
    BAD_REQUEST,
    '',
    utf8('/ü'),
    utf8('/api/bank/３７０４００４４'),
    utf8('/\u200b'),
    '/\xff',
    '/\xc0\xaf',
  ),
];

describe('addresses are decoded once and matched as they are', () => {
  it('in more than 60 cases, no two of them alike', () => {
    expect(CASES.length).toBeGreaterThan(60);
    expect(new Set(CASES.map(([address]) => address)).size).toBe(CASES.length);
  });

  it.each(
    CASES.map(
      ([address, [status, text]]) => [status, JSON.stringify(address).slice(0, 60), address, text] as const,
    ),
  )('%d for %s', async (status, _, address, text) => {
    const { answers } = await exchange(inject('siteUrl'), rawRequest(address));
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(answers[0]?.body).toContain(text);
  });
});
