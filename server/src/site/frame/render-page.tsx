import { renderToString } from 'preact-render-to-string';
import { Bottom, Top } from './frame.tsx';
import { Head } from './head.tsx';
import type { Page } from './page.ts';
import { NAVIGATION } from './pages.ts';
import type { Visit } from './visit.ts';

/** The markup above and below a page's content. It depends only on path, language, the served edition and the day. */
export function renderFrame(page: Page, visit: Visit) {
  const navigation = NAVIGATION[page.language ?? 'de'];
  return {
    top: renderToString(<Top page={page} navigation={navigation} />),
    bottom: renderToString(<Bottom page={page} visit={visit} navigation={navigation} />),
  };
}

/** A complete HTML document. */
export function renderPage(page: Page, visit: Visit, { top, bottom } = renderFrame(page, visit)): string {
  const head = renderToString(<Head page={page} visit={visit} />);
  const content = renderToString(page.Content(visit));
  const main = `<main id="inhalt" tabindex="-1">${content}</main>`;
  return `<!doctype html>\n<html lang="${page.language ?? 'de'}">${head}<body>${top}${main}${bottom}</body></html>\n`;
}
