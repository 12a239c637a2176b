import { beforeAll, describe, expect, it } from 'vitest';
import { useSnapshotApp } from '../../../test/app.ts';
import { PAGES } from './pages.ts';

const BASE = 'https://iban.example.org';
const TWINS = [
  ['/', '/en'],
  ['/faq', '/en/faq'],
  ['/einbetten', '/en/embed'],
  ['/einbetten/referenz', '/en/embed/reference'],
] as const;
const PATHS = [...PAGES.map(({ path }) => path), '/banken/37040044', '/nix', '/en/nix'];
const isEnglish = (path: string) => /^\/en(\/|$)/.test(path);

const documents = new Map<string, string>();
// The edition that is served is valid on this day.
const ask = useSnapshotApp({ publicUrl: BASE }, '2026-04-01');
beforeAll(async () => {
  for (const path of PATHS) documents.set(path, (await ask(path)).body);
});
const html = (path: string) => documents.get(path) ?? '';

/** The address of a page in each language, as its head names them. */
function alternatesOf(path: string): Record<string, string> {
  const found = html(path).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return Object.fromEntries(Array.from(found, ([, language = '', href = '']) => [language, href]));
}

/** The link to the other language. */
const linkOf = (path: string) => /<a class="language" ([^>]*)>([^<]*)<\/a><\/header>/.exec(html(path));

describe.each(PATHS)('%s', (path) => {
  it('declares its language, and has its frame in that language', () => {
    const english = isEnglish(path);
    expect(html(path)).toContain(`<html lang="${english ? 'en' : 'de'}">`);
    expect(html(path)).toContain(`og:locale" content="${english ? 'en_GB' : 'de_DE'}"`);
    const texts = [
      ['Zum Inhalt', 'Menü', 'Seiten', 'Quelle: ', 'Bankdaten gültig vom', 'Hilfe bei Fehlern'],
      ['Skip to content', 'Menu<', 'Pages', 'Source: ', 'Bank data valid from', 'If a result is wrong'],
    ];
    const [own = [], foreign = []] = english ? texts.toReversed() : texts;
    expect(own.filter((text) => !html(path).includes(text))).toEqual([]);
    expect(foreign.filter((text) => html(path).includes(text))).toEqual([]);
  });

  it('links to the other language at the end of its header', () => {
    const [, attributes, name] = linkOf(path) ?? [];
    const [other, text] = isEnglish(path) ? ['de', 'Deutsch'] : ['en', 'English'];
    const twin = TWINS.find((pair) => pair.some((one) => one === path))?.[isEnglish(path) ? 0 : 1];
    const target = twin ?? (isEnglish(path) ? '/' : '/en');
    expect([attributes, name]).toEqual([`href="${target}" lang="${other}" hreflang="${other}"`, text]);
  });

  it('is the same whatever language a browser prefers', async () => {
    for (const language of ['en', 'de', 'fr-FR, en;q=0.5', '*']) {
      const { status, headers, body } = await ask(path, { headers: { 'accept-language': language } });
      expect([language, status, headers.location]).toEqual([
        language,
        path.endsWith('/nix') ? 404 : 200,
        undefined,
      ]);
      expect(headers.vary).not.toMatch(/language/i);
      expect(body).toBe(html(path));
    }
  });

  it('names its twin for search engines, if it has one, and the twin names it', () => {
    const alternates = alternatesOf(path);
    const pair = TWINS.find((twins) => twins.some((one) => one === path));
    if (!pair) {
      expect(alternates).toEqual({});
      return;
    }
    const [german, english] = pair.map((one) => BASE + one);
    expect(alternates).toEqual({ de: german, en: english, 'x-default': english });
    for (const twin of pair) expect(alternatesOf(twin)).toEqual(alternates);
  });
});

describe('English pages', () => {
  const ENGLISH = PATHS.filter(isEnglish);

  it('mark every link to a German page', () => {
    expect(ENGLISH.length).toBeGreaterThan(3);
    for (const path of ENGLISH) {
      const links = [...html(path).matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const unmarked = links.filter(
        (attributes) =>
          !/href="(?:#|\/en(?:["/#])|\/[a-z-]+\.(?:js|zip)"|https:|mailto:)/.test(attributes) &&
          !attributes.includes('hreflang="de"'),
      );
      expect([path, ...unmarked]).toEqual([path]);
    }
  });

  it('have no German words but names that are marked, and words in code', () => {
    const GERMAN = /\b(?:und|oder|nicht|der|die|das|ein|eine|Ihre|mit|für|Bank suchen|prüfen|berechnen)\b/g;
    for (const path of ENGLISH) {
      const text = html(path)
        .replace(/<(pre|code|script)\b[\s\S]*?<\/\1>/g, ' ')
        .replace(/<(\w+)[^>]* lang="de"[^>]*>[^<]*<\/\1>/g, ' ');
      // `die` is also an English word, but not on these pages.
      expect([path, ...(text.replace(/<[^>]*>/g, ' ').match(GERMAN) ?? [])]).toEqual([path]);
      expect(html(path)).not.toMatch(/blzOderIban|kontonummer/);
    }
  });
});

it('the sitemap names both languages of a page', async () => {
  const { body } = await ask('/sitemap.xml');
  const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  const entryOf = (path: string) =>
    entries.find((entry) => entry.includes(`<loc>${BASE}${path}</loc>`)) ?? '';
  for (const [german, english] of TWINS) {
    const links = [
      ['de', german],
      ['en', english],
      ['x-default', english],
    ].map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${BASE}${path}"/>`);
    for (const path of [german, english])
      expect(entryOf(path)).toBe(`<loc>${BASE}${path}</loc>${links.join('')}`);
  }
  expect(entries.filter((entry) => entry.includes('xhtml:link'))).toHaveLength(2 * TWINS.length);
});
