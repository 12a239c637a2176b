import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Files } from '../frame/visit.ts';
import { DEFAULT_CHOICE, embedCode, GROUNDS, luminance } from './embed-code.ts';
import { snippet } from './snippets.ts';

const css = readFileSync(new URL('configurator.css', import.meta.url), 'utf8');

it.each(GROUNDS)('the button and the text of a widget are visible on the background “%s”', (ground) => {
  const rule = new RegExp(`\\.ground\\.${ground} \\{\\s*background: (#\\w+);\\s*color: (#\\w+);`);
  const [, background = '', text = ''] = rule.exec(css) ?? [];
  expect(contrast(background, DEFAULT_CHOICE.accent)).toBeGreaterThanOrEqual(3);
  expect(contrast(background, text)).toBeGreaterThanOrEqual(7);
});

it('a frame is dark only on a dark background, and shows a coloured one', () => {
  const codes = GROUNDS.map((ground) =>
    embedCode({ ...DEFAULT_CHOICE, platform: 'frame', ground }, 'https://a.example'),
  );
  const themes = codes.map((code) => /&theme=(\w+)/.exec(code)?.[1]);
  expect(themes).toEqual([undefined, 'dark', 'light']);
});

/** The contrast of two colours, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['event', 'field-html'] as const)(
  'the English snippet %s keeps an address with a German word',
  (name) => {
    const site = { base: 'https://rechner.example', files: {} as Files };
    expect(snippet(name, site, 'en')).toContain('https://rechner.example/embed.js');
  },
);
