import { renderToString } from 'preact-render-to-string';
import { Frame } from './frame.tsx';
import type { Page } from './page.ts';
import { FOOTER_PAGES, MAIN_PAGES } from './pages.ts';
import type { Visit } from './visit.ts';

/** A whole HTML document. */
export function renderPage(page: Page, visit: Visit): string {
  const html = renderToString(
    <Frame page={page} visit={visit} main={MAIN_PAGES} footer={FOOTER_PAGES}>
      {page.Content(visit)}
    </Frame>,
  );
  return `<!doctype html>\n${html}\n`;
}
