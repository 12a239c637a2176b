import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { NEXT_NUMBER, nextQuarter, records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { temporaryFile } from '../../test/folder.ts';
import { germanIn } from '../../test/languages.ts';
import { smallStore, withoutBranches } from '../../test/snapshot-store.ts';
import { asJson, summarise } from '../commands/summary.ts';
import type { Bank } from '../directory/bank.ts';
import { berlinDay } from '../directory/edition.ts';
import * as servable from '../directory/servable.ts';
import { LIMITS, type Limits } from '../download/download.ts';
import type { Store } from '../store/store.ts';
import { reportOf } from './report.ts';
import type { Failure } from './result.ts';
import { type Run, sync } from './run.ts';

vi.mock('../directory/servable.ts', { spy: true });

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
/** For sources that fail because they are slow. All others have enough time, so that a busy machine makes none fail. */
const SHORT: Limits = { connect: 5000, silence: 300, total: 600 };

const breaking = (headers: Record<string, string>) =>
  server((_, response) => {
    response.writeHead(200, headers);
    response.write(Buffer.alloc(1_000_000), () => response.destroy());
  });
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

const page = (html: string) => Buffer.from(`<html>${html}</html>`);
const link = (href: string) => `<a href="${href}">Bankleitzahlendatei</a>`;
const { banks } = snapshot;
const lead = (ofBanks: readonly Bank[] = banks) => records(ofBanks, ofBanks.length, NEXT_NUMBER);
const few = lead().slice(0, 30);
const nameless = banks.map((bank) => ({ ...bank, name: 'Bank', bic: null }));
const renamed = { ...banks[2], name: 'Neuer Name' } as Bank;
const next = nextQuarter([renamed, ...banks.slice(3)], withoutBranches);

/** Faults that lead to each code. The tests beside what refuses a file have the sentences of all others. */
const FAULTS: Readonly<Record<Failure['code'], Readonly<Record<string, Fault>>>> = {
  'no-link': { 'a maintenance page': answer(page('Wartung')) },
  ambiguous: { 'two files of one format': answer(page(link('/a.txt') + link('/b.txt'))) },
  page: { 'elements nested very deeply': answer(page('<div>'.repeat(1000))) },
  'not-a-bank-file': { 'something else': file(Buffer.from('Wartung')) },
  'faulty-line': { 'a short line': file(txt(few).subarray(0, -20)) },
  'lead-record': { 'a bank with two': file(txt([...few.slice(0, 1), ...few])) },
  implausible: { 'neither BICs nor umlauts, and other names': file(txt(lead(nameless))) },
  older: { 'a lower number': file(txt(records(banks, banks.length, NEXT_NUMBER - 2))) },
  'same-number': {
    'a missing bank': async (store) => {
      await run(store, await file(txt(next))(store));
      return file(txt(next.slice(1)))(store);
    },
  },
  unmarked: { 'two banks gone without D': file(txt(next.filter(({ change }) => change !== 'D'))) },
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
      if (edition) await store.setValidity(edition, today, today);
      return file(txt(next))(store);
    },
  },
  unservable: {
    'a bank that breaks a script of ours': async (store) => {
      vi.spyOn(servable, 'assertServable').mockImplementationOnce(() => {
        throw new RangeError('A bank can’t be packed.');
      });
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

      const { lastAttempt } = (await store.read(berlinDay(new Date())))?.state ?? {};
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
