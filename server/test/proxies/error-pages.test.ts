import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../src/site/serve/headers.ts';
import { typography } from '../typography.ts';
import { errorPage, example } from './examples.ts';

const PAGES = ['request.html', 'busy.html', 'away.html'];
const styleOf = (page: string) => /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';

describe.each(PAGES)('%s, which a proxy shows', (name) => {
  const page = errorPage(name);

  it('is valid HTML that loads nothing', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
      rules: { 'void-style': 'off', 'doctype-style': 'off' },
    });
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(page).not.toMatch(/<script|style=|https?:/);
  });

  it.each(typography)('has German typography: $name', ({ broken }) => {
    const text = page.replace(/<style>[^<]*<\/style>|<[^>]*>/g, ' ');
    expect(broken(text.replace(/\s+/g, ' ').trim())).toBe(false);
  });

  it('has the style whose hash the examples name', () => {
    const hash = createHash('sha256').update(styleOf(page)).digest('base64');
    for (const config of ['nginx-errors.conf', 'haproxy.cfg']) expect(example(config)).toContain(hash);
  });
});

describe.each(['request.json', 'busy.json', 'away.json'])('%s', (name) => {
  it('is an error in the form of the API', () => {
    expect(JSON.parse(errorPage(name))).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

it.each(['nginx-errors.conf', 'haproxy.cfg'])('%s has the headers of our pages', (config) => {
  const text = example(config).toLowerCase();
  for (const [name, value] of Object.entries(PAGE_HEADERS)) {
    if (name === 'content-type' || name === 'content-security-policy') continue;
    expect(text).toContain(`${name} "${value.toLowerCase()}"`);
  }
});
