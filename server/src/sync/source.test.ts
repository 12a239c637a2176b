import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { records, txt } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { banks, edition, seeded, sqlite, TODAY } from '../../test/stores.ts';
import { LIMITS } from '../download/download.ts';
import { discover, makeFetcher } from './source.ts';
import { readStored } from './store-file.ts';

const send =
  (content: string | Buffer): RequestListener =>
  (_, response) =>
    response.end(content);
const link = (href: string) => `<a href="${href}">Bankleitzahlendatei</a>`;
const MARCH = '<p>gültig vom 09.03.2026 bis 07.06.2026</p>';
const JUNE = '<p>gültig vom 08.06.2026 bis 06.09.2026</p>';

/** What a source offers on a day, beside what a store holds. */
async function discovered(source: string, today = TODAY, opening = seeded(sqlite)) {
  const store = await opening;
  const fetcher = makeFetcher(store, source, { userAgent: 'test', limits: LIMITS });
  onTestFinished(() => fetcher.close());
  return discover(source, fetcher, await readStored(store, today), today);
}

/** What a page offers on a day, and the address of its server. */
async function onPage(content: string, today = TODAY) {
  const url = await bundesbank({ 'GET /page': send(`<html>${content}</html>`) });
  return { url, pending: discovered(`${url}/page`, today) };
}

const itself = (source: string) => ({
  offers: [{ validFrom: null, validUntil: null, addresses: [source] }],
  notes: [],
});

describe('a source', () => {
  it('that is a file of this machine offers itself, even if it contains a page', async () => {
    expect(await discovered('file:/nowhere/page.html')).toEqual(itself('file:/nowhere/page.html'));
  });

  it('that is not a page offers itself', async () => {
    const source = `${await bundesbank({ 'GET /blz.txt': send(txt(records().slice(0, 3))) })}/blz.txt`;
    expect(await discovered(source)).toEqual(itself(source));
  });

  it('whose file is stored and has not changed offers itself', async () => {
    const etag = '"a"';
    const url = await bundesbank({
      'GET /blz.txt': (request, response) =>
        response.writeHead(request.headers['if-none-match'] === etag ? 304 : 500).end(),
    });
    const source = `${url}/blz.txt`;
    const opening = seeded(sqlite);
    const origin = { file: source, etag, lastModified: null };
    await (await opening).add({ edition: edition('sync', 'b'), banks }, origin, TODAY);
    expect(await discovered(source, TODAY, opening)).toEqual(itself(source));
  });
});

describe('a page', () => {
  const both = `${MARCH}${link('/1.txt')}${JUNE}${link('/2.txt')}`;

  it.each([
    ['2026-03-10', ['/1.txt', '/2.txt']],
    ['2026-06-07', ['/1.txt', '/2.txt']],
    ['2026-06-08', ['/2.txt']],
    ['2026-09-06', ['/2.txt']],
    ['2026-09-07', ['/2.txt']],
  ])('offers on %s what is valid then or later, or else the latest: %j', async (today, paths) => {
    const { url, pending } = await onPage(both, today);
    const { offers, notes } = await pending;
    expect(offers.map(({ addresses }) => addresses)).toEqual(paths.map((path) => [url + path]));
    expect(notes).toEqual([]);
  });

  it('offers its only edition, even if that has ended', async () => {
    const { url, pending } = await onPage(MARCH + link('/1.txt'), '2026-09-07');
    expect((await pending).offers.map(({ addresses }) => addresses)).toEqual([[`${url}/1.txt`]]);
  });

  it('offers a file without a period beside one that is valid', async () => {
    const dated = '<a href="/2.txt">Bankleitzahlendatei, gültig vom 09.03.2026 bis 07.06.2026</a>';
    const { url, pending } = await onPage(link('/1.txt') + dated);
    const addresses = (await pending).offers.flatMap((offer) => offer.addresses);
    expect(addresses).toEqual([`${url}/2.txt`, `${url}/1.txt`]);
  });

  it('offers a file whose period it does not state', async () => {
    const { url, pending } = await onPage(link('/1.txt'));
    expect(await pending).toEqual(itself(`${url}/1.txt`));
  });

  it('offers links relative to the address to which it redirects', async () => {
    const url = await bundesbank({
      'GET /page': (_, response) => response.writeHead(302, { location: '/new/page' }).end(),
      'GET /new/page': send(`<html>${link('1.txt')}</html>`),
    });
    expect(await discovered(`${url}/page`)).toEqual(itself(`${url}/new/1.txt`));
  });

  it('notes a validity that was not understood', async () => {
    const { url, pending } = await onPage(`<p>gültig ab Juni 2026</p>${link('/1.txt')}`);
    const { host } = new URL(url);
    expect((await pending).notes).toEqual([
      { is: 'period-not-understood', host, text: 'gültig ab Juni 2026' },
    ]);
  });

  it('without a link to a bank file is refused', async () => {
    const { url, pending } = await onPage('<h1>Wartungsarbeiten</h1>');
    const { host } = new URL(url);
    await expect(pending).rejects.toMatchObject({
      code: 'no-link',
      message: `The page of ${host} has no link to a bank file (TXT, CSV or XML).`,
    });
  });

  it('with two files of one format and no period is refused', async () => {
    const { url, pending } = await onPage(link('/1.txt') + link('/2.txt'));
    const { host } = new URL(url);
    await expect(pending).rejects.toMatchObject({
      code: 'ambiguous',
      message: `The page of ${host} has several bank files, and does not say which is valid when.`,
    });
  });
});
