import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { faq } from '../../content/faq.ts';
import { MarkedText } from './prose.tsx';

const markup = (text: string) => renderToString(h(MarkedText, { text }));

it('attributes, files and directives in a text are code, so no line ends at their hyphens', () => {
  const { answer = '' } = faq.find(({ id }) => id === 'einbetten') ?? {};
  for (const code of ['data-iban-rechner', 'data-mode', 'build', 'embed.js', 'widget.html', 'IbanRechner'])
    expect(markup(answer)).toContain(`<code>${code}</code>`);
  expect(markup('in script-src')).toBe('in <code>script-src</code>');
  // No line begins with the full stop.
  expect(markup('unter /api/status.')).toBe('unter <span class="held"><code>/api/status</code>.</span>');
});

it('other words are not code', () => {
  for (const text of ['IBAN-Rechner', 'Quell-Code', 'die Dateien', 'Online-Banking'])
    expect(markup(text)).toBe(text);
});
