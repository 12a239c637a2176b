import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFormerBanks } from '../../../../calculator/tables/former-banks.js';
import { useSnapshotApp } from '../../../test/app.ts';
import { snapshot } from '../../../test/bank-file.ts';
import type { Response } from '../../../test/request.ts';
import { englishFaq } from '../../content/english-faq.ts';
import { faq } from '../../content/faq.ts';
import { PAGES } from './pages.ts';

/** A bank for each kind of page: a rule, no IBAN, a successor, no BIC, another BLZ in IBANs, one account number. */
const BANKS = ['37040044', '50040033', '36060192', '60050009', '25050299', '62220000'].map(
  (blz) => `/banken/${blz}`,
);
const FORMER = ['/banken/10010111', '/banken/41060120'];
const CODES = '/banken/37040044/bankleitzahlen';
const SEARCHES = ['/banken?q=Berlin', '/banken?q=Berlin&seite=2', '/banken?q=xyz', '/banken?q='];
const PATHS = [
  ...PAGES.map(({ path }) => path),
  ...['/nix', '/en/nix', '/banken/99999999', '/widget.html', ...FORMER],
  ...BANKS,
  CODES,
  ...SEARCHES,
];
const answers = new Map<string, Response>();
const ask = useSnapshotApp({ publicUrl: 'https://iban.example.org' });
beforeAll(async () => {
  for (const path of PATHS) await get(path);
});
const html = (path: string) => answers.get(path)?.body ?? '';

/** Asks for a path once, however many pages link to it. */
async function get(path: string): Promise<Response> {
  const answer = answers.get(path) ?? (await ask(path));
  answers.set(path, answer);
  return answer;
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Rules about style only, which Preact breaks.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // The suggestions of a combobox are a list that no native element gives.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Hashes are for files that others serve; ours come from the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

describe.each(PATHS)('%s', (path) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html(path));
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ).toEqual([]);
  });

  it('has no inline script or style', () => {
    // Snippets are texts.
    const markup = html(path).replace(/<pre[\s\S]*?<\/pre>/g, '');
    expect(markup).not.toMatch(/ style=| on\w+=|<style|javascript:/);
    const inline = all(html(path), /<script(?![^>]* src=)([^>]*)>/g);
    const hasData = path.endsWith('/faq') || [...BANKS, ...FORMER].includes(path) || path === CODES;
    expect(inline).toEqual(hasData ? [' type="application/ld+json"'] : []);
  });
});

describe.each(PATHS.filter((path) => path !== '/widget.html'))('%s', (path) => {
  it('says what it is: language, title, description, address, preview', () => {
    const text = html(path);
    expect(text).toMatch(/^<!doctype html>\n<html lang="(?:de|en)">/);
    expect(all(text, /<h1>([^<]+)<\/h1>/g)).toHaveLength(1);
    expect(all(text, /<title>([^<]+) – IBAN-Rechner<\/title>/g)).toHaveLength(1);
    expect(all(text, /<meta name="description" content="([^"]{30,170})"/g)).toHaveLength(1);
    expect(all(text, /<link rel="canonical" href="https:\/\/iban\.example\.org(\/[^"?]*)"/g)).toHaveLength(1);
    expect(
      all(text, /<meta property="og:(title|description|url|type|locale|site_name|image)" content="[^"]+"/g),
    ).toHaveLength(7);
    expect(text).toContain('<a class="skip" href="#inhalt">');
    expect(text).toContain('<main id="inhalt"');
    for (const part of ['Deutsche Bundesbank', 'href="/impressum"', 'href="/datenschutz"'])
      expect(text.slice(text.indexOf('<footer class="bottom"'))).toContain(part);
  });

  it('links only to what exists', async () => {
    const links = all(html(path), /(?:href|src|action)="([^"]*)"/g).filter(
      (link) => !/^(https:|mailto:)/.test(link),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of new Set(links)) {
      if (link.startsWith('#')) {
        expect([link, html(path).includes(` id="${link.slice(1)}"`)]).toEqual([link, true]);
        continue;
      }
      const target = new URL(link, `http://localhost${path}`);
      const { status, body } = await get(target.pathname + target.search);
      expect([link, status]).toEqual([link, 200]);
      if (target.hash) expect([link, body.includes(` id="${target.hash.slice(1)}"`)]).toEqual([link, true]);
    }
  });
});

describe('search engines', () => {
  it('find every page and every bank in the sitemap', async () => {
    const { body } = await get('/sitemap.xml');
    expect(all(body, /<loc>https:\/\/iban\.example\.org([^<]*)<\/loc>/g)).toEqual([
      ...PAGES.map(({ path }) => path),
      ...snapshot.banks.map(({ blz }) => `/banken/${blz}`),
      // A former Bankleitzahl with a successor has a page, too.
      ...readFormerBanks()
        .filter(({ successor }) => successor)
        .map(({ blz }) => `/banken/${blz}`),
    ]);
  });

  it('must not list a page that answers a search', () => {
    for (const path of PATHS.filter((path) => path !== '/widget.html')) {
      const isLeftOut = html(path).includes('<meta name="robots" content="noindex, follow"/>');
      expect([path, isLeftOut]).toEqual([path, [...SEARCHES, FORMER[0]].includes(path)]);
    }
  });

  it('get a bank’s breadcrumb as structured data', () => {
    const [data = ''] = all(
      html('/banken/37040044'),
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    );
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://iban.example.org${path}`,
    });
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'IBAN-Rechner', '/'),
        item(2, 'Banken', '/banken'),
        item(3, 'Commerzbank, Köln', '/banken/37040044'),
      ],
    });
  });

  it.each([
    ['/faq', 'de', faq],
    ['/en/faq', 'en', englishFaq],
  ])('get the FAQ as structured data: %s', (path, inLanguage, entries) => {
    const [data = ''] = all(html(path), /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const { mainEntity, ...head } = JSON.parse(data);
    expect(head).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage });
    expect(mainEntity).toEqual(
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});

describe('FAQ and glossary', () => {
  it.each([
    ['/faq', 2],
    ['/en/faq', 3],
  ])('list all questions after the answers, each under its group: %s', (path, groups) => {
    const [answers = '', list = ''] = html(path).split('<nav class="contents"');
    const lines = (text: string, pattern: RegExp, group: string) =>
      Array.from(text.matchAll(pattern), ([, tag, line]) => [tag === group, line]);
    const headings = lines(answers, /<(h[23])[^>]*>([^<]*)/g, 'h2');
    expect(lines(list.replace(/<\/nav>.*/s, ''), /<(h3|a)\b[^>]*>([^<]*)/g, 'h3')).toEqual(headings);
    expect(headings.filter(([isGroup]) => isGroup)).toHaveLength(groups);
  });

  it('have their entries in the order of the API, each under its id', async () => {
    for (const [path, api] of [
      ['/faq', '/api/faq'],
      ['/glossar', '/api/glossary'],
    ] as const) {
      const ids = JSON.parse((await get(api)).body).map(({ id }: { id: string }) => id);
      const anchors = all(html(path), /<(?:h3|div class="entry") id="([^"]+)"/g);
      expect(anchors.filter((id) => ids.includes(id))).toEqual(ids);
    }
  });
});
