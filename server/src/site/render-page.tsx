import { renderToString } from 'preact-render-to-string';
import { Frame } from './frame.tsx';
import type { Page } from './page.ts';
import { NAVIGATION } from './pages.ts';
import type { Visit } from './visit.ts';

/** A whole HTML document. */
export function renderPage(page: Page, visit: Visit): string {
  const html = renderToString(
    <Frame page={page} visit={visit} navigation={NAVIGATION[page.language ?? 'de']}>
      {page.Content(visit)}
    </Frame>,
  );
  return `<!doctype html>\n${html}\n`;
}
