import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../frame/languages.ts';
import { DEFAULT_CHOICE, embedCode, GROUNDS, luminance, NEEDS, PLATFORMS } from './embed-code.ts';

const css = readFileSync(new URL('configurator.css', import.meta.url), 'utf8');

it.each(GROUNDS)('the button and the text of a widget are visible on the background “%s”', (ground) => {
  const rule = new RegExp(`\\.ground\\.${ground} \\{\\s*background: (#\\w+);\\s*color: (#\\w+);`);
  const [, background = '', text = ''] = rule.exec(css) ?? [];
  expect(contrast(background, DEFAULT_CHOICE.accent)).toBeGreaterThanOrEqual(3);
  expect(contrast(background, text)).toBeGreaterThanOrEqual(7);
});

it('every choice has a code that names its need and its language', () => {
  const codes = PLATFORMS.flatMap(([platform]) =>
    NEEDS.filter((need) => need !== 'field' || platform !== 'frame').flatMap((need) =>
      LANGUAGES.map((language) => {
        const code = embedCode({ ...DEFAULT_CHOICE, need, platform, language }, 'https://a.example');
        const named = { field: 'iban-field', frame: `?mode=${need}`, other: `data-mode="${need}"` };
        expect(code).toContain(named[need === 'field' ? need : platform === 'frame' ? platform : 'other']);
        if (platform === 'frame') expect(code.includes('&lang=en')).toBe(language === 'en');
        else expect(code).toContain(` data-lang="${language}"`);
        return code;
      }),
    ),
  );
  expect(codes.join()).not.toContain('undefined');
  // Widgets for WordPress are HTML, and React and Solid write a field alike.
  expect(new Set(codes).size).toBe(codes.length - 4 * LANGUAGES.length);
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
