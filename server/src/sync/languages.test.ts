import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csv, NEXT_NUMBER, nextQuarter, records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { temporaryFile } from '../../test/folder.ts';
import { germanIn } from '../../test/languages.ts';
import { smallStore, withoutBranches } from '../../test/snapshot-store.ts';
import type { BankRecord } from '../bundesbank/record.ts';
import type { Bank } from '../directory/bank.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { LIMITS, type Limits } from './download.ts';
import { reportOf } from './report.ts';
import type { Failure } from './result.ts';
import { type Run, sync } from './run.ts';
import { asJson, summarise } from './summary.ts';

/** Makes a source with a fault. Some faults need something in the store first. */
type Fault = (store: Store) => Promise<string>;

const file =
  (bytes: Buffer): Fault =>
  async () =>
    `file:${temporaryFile(bytes)}`;
const server =
  (answer: RequestListener): Fault =>
  async () =>
    `${await bundesbank({ 'GET /blz.txt': answer })}/blz.txt`;
const answer = (content: Buffer) => server((_, response) => response.end(content));
const status = (code: number, headers: Record<string, string> = {}) =>
  server((_, response) => response.writeHead(code, headers).end());
const breaking = (headers: Record<string, string>) =>
  server((_, response) => {
    response.writeHead(200, headers);
    response.write(Buffer.alloc(1_000_000), () => response.destroy());
  });

/** For sources that fail because they are slow. All others have enough time, so that a busy machine makes none fail. */
const SHORT: Limits = { connect: 5000, silence: 300, total: 600 };

const run = (
  store: Store,
  source: string,
  { limits = LIMITS, mustBeDated = false, validity }: Partial<Run> = {},
) =>
  sync(store, {
    validity,
    source,
    userAgent: 'test',
    limits,
    mustBeDated,
  });

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const page = (html: string) => Buffer.from(`<html>${html}</html>`);
const link = (href: string) => `<a href="${href}">Bankleitzahlendatei</a>`;
const { banks } = snapshot;
const lead = (ofBanks: readonly Bank[] = banks) => records(ofBanks, ofBanks.length, NEXT_NUMBER);
const full = txt(lead()).toString('latin1');
const few = lead().slice(0, 30);
const [fewTxt, fewCsv, fewXml] = [txt(few), csv(few), xml(few)].map((bytes) => bytes.toString('latin1')) as [
  string,
  string,
  string,
];
const fresh = Array.from(
  { length: 400 },
  (_, index) => ({ ...banks[0], blz: String(19_990_000 + index) }) as Bank,
);
const nameless = banks.map((bank) => ({ ...bank, name: 'Bank', bic: null }));
const renamed = { ...banks[2], name: 'Neuer Name' } as Bank;
const next = nextQuarter([renamed, ...banks.slice(3), ...fresh.slice(0, 2)], withoutBranches);
const branch = { ...next[0], merkmal: '2', recordNumber: String(NEXT_NUMBER - 1) } as BankRecord;

/** The faults that lead to each code. */
const FAULTS: Readonly<Record<Failure['code'], Readonly<Record<string, Fault>>>> = {
  'no-link': { 'a maintenance page': answer(page('Wartung')) },
  ambiguous: { 'two files of one format': answer(page(link('/a.txt') + link('/b.txt'))) },
  page: { 'elements nested very deeply': answer(page('<div>'.repeat(1000))) },
  'not-a-bank-file': {
    nothing: file(Buffer.alloc(0)),
    'a web page': file(page('Wartung')),
    'UTF-8 with a byte order mark': file(Buffer.from(`\uFEFF${full}`)),
    'UTF-16': file(Buffer.from(`\uFEFF${full}`, 'utf16le')),
    gzip: file(gzipSync(full)),
    'a ZIP archive': file(latin1('PK\x03\x04')),
    'a PDF document': file(latin1('%PDF-1.7')),
    'something else': file(latin1('Wartung')),
    'a file without a bank': file(csv([])),
  },
  'faulty-line': {
    'a short line': file(latin1(fewTxt.slice(0, -20))),
    'a line without CR': file(latin1(fewTxt.replace('\r\n', '\n'))),
    'all lines without CR': file(latin1(fewTxt.replaceAll('\r\n', '\n'))),
    'UTF-8': file(Buffer.from(full)),
    CP850: file(latin1(full.replace(/[äöüÄÖÜß]/g, '\x84'))),
    'empty values': file(txt(few.map((record) => ({ ...record, city: '' })))),
    'a wrong value': file(txt([{ ...few[0], checkMethod: '9' } as BankRecord, ...few.slice(1)])),
    'a CSV without a column': file(latin1(fewCsv.replace('"10591";', ''))),
    'a CSV with an open quote': file(latin1(fewCsv.replace('"Bundesbank"', '"Bundesbank'))),
    'an XML that was cut': file(latin1(fewXml.slice(0, 1000))),
    'an XML with a wrong value': file(latin1(fewXml.replace('>10000000<', '>99999999<'))),
    'an XML with a wrong day': file(latin1(fewXml.replace('2026-06-08', 'bald'))),
  },
  'lead-record': {
    'a bank without one': file(txt([{ ...few[0], merkmal: '2' } as BankRecord, ...lead().slice(1)])),
    'a bank with two': file(txt([...few.slice(0, 1), ...few])),
  },
  implausible: {
    'too few banks': file(txt(few)),
    'neither BICs nor umlauts, and other names': file(txt(lead(nameless))),
    'too many new banks': file(txt(lead([...banks, ...fresh]))),
  },
  older: { 'a lower number': file(txt(records(banks, banks.length, NEXT_NUMBER - 2))) },
  'same-number': { 'a missing bank': file(txt(records(banks.slice(1), banks.length - 1, NEXT_NUMBER - 1))) },
  unmarked: {
    'two banks gone without D': file(txt(next.filter(({ change }) => change !== 'D'))),
    'new and changed banks without A and M': file(xml(next.map((record) => ({ ...record, change: 'U' })))),
    'one record too many': file(txt([...next, branch])),
  },
  withdrawn: {
    'by an operator': async (store) => {
      const source = await file(txt(next))(store);
      await run(store, source);
      const now = new Date();
      await store.goBack(berlinDay(now), now.toISOString());
      return source;
    },
  },
  period: { 'an XML that is valid for decades': file(xml(next, '2026-06-08', '2062-09-06')) },
  'other-period': {
    'an operator who states another first day': async (store) => {
      const source = await file(xml(next, '2026-06-08', '2026-09-06'))(store);
      await run(store, source);
      return source;
    },
  },
  undated: {
    'a newer TXT while what is served is valid': async (store) => {
      const today = berlinDay(new Date());
      const edition = (await store.read(today))?.state.edition;
      if (edition) await store.setValidity(edition, today, today, today);
      return file(txt(next))(store);
    },
  },
  file: { 'a missing file': async () => 'file:/nowhere/blz.txt' },
  network: {
    'a refused connection': async () => 'http://127.0.0.1:1/blz.txt',
    'a transfer that breaks': breaking({ 'content-length': '2359090' }),
    'a transfer of unknown length that breaks': breaking({}),
  },
  timeout: {
    silence: server(() => {}),
    'a body that drips': server((_, response) => {
      const drip = setInterval(() => response.write('1'), 100);
      response.on('close', () => clearInterval(drip));
    }),
  },
  status: {
    'that it is gone': status(410),
    'that it is busy': status(503),
    'a redirect to an invalid address': status(302, { location: 'http://[' }),
  },
  redirect: {
    'in a circle': status(302, { location: '/blz.txt' }),
    'to somebody else': status(302, { location: 'https://example.org/' }),
  },
  'too-large': {
    'more than 16 MiB': answer(Buffer.alloc(16 * 1024 * 1024 + 1)),
    'a device without end': async () => 'file:/dev/zero',
  },
  encoded: { 'by gzip': status(200, { 'content-encoding': 'gzip' }) },
};

describe.each(Object.entries(FAULTS))('the reason %s', (code, faults) => {
  it.each(Object.entries(faults))(
    '(%s) is reported to operators in English and to users of the API in German',
    async (_, fault) => {
      const store = await smallStore();
      const limits = code === 'timeout' ? SHORT : LIMITS;
      const validity =
        code === 'other-period' ? { validFrom: '2026-09-07', validUntil: '2026-12-06' } : undefined;
      const source = await fault(store);
      const result = await run(store, source, { limits, validity, mustBeDated: code === 'undated' });
      expect(result.failures.map((failure) => failure.code)).toEqual([code]);

      const texts = [summarise(result), ...strings(JSON.parse(asJson(result))), ...strings(reportOf(result))];
      expect(texts.filter((text) => germanIn(text) !== null)).toEqual([]);

      const { lastAttempt } = (await store.state(berlinDay(new Date()))) ?? {};
      expect(lastAttempt?.reason).toBe(result.reason?.german);
      expect(germanIn(lastAttempt?.reason ?? '')).not.toBeNull();
      expect(lastAttempt?.reason).not.toMatch(/\b(the|is|has|of|file|line|with|by|not)\b/i);
      // A path, a host or a system's code is for operators alone.
      expect(lastAttempt?.reason).not.toMatch(
        /\/|\.example|example\.|127\.0\.0\.1|localhost|:\d|\bE[A-Z]{3,}|UND_ERR/,
      );
    },
  );
});

it('German is recognised among English', () => {
  expect(germanIn('Line 7: Prüfziffermethode is “Größe”.')).toBeNull();
  expect(germanIn('Line 7: Prüfziffermethode ist leer.')).toBe('ü');
  expect(germanIn('implausible: 8 % der Banken entfernt')).toBe('Banken');
});

/** All texts in plain data. */
function strings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(strings) : [];
}
