import { renderToString } from 'preact-render-to-string';
import { FRAME_WORDS, Head, SITE_NAME } from './head.tsx';
import { type Language, twinsOf } from './languages.ts';
import type { Page } from './page.ts';
import { NAVIGATION, type PageLink } from './pages.ts';
import { Validity } from './validity.tsx';
import type { Visit } from './visit.ts';

/** The logo: four bars, like the groups of an IBAN. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path d="M6 10h8M6 22h20M18 10h8M6 16h20" />
    </svg>
  );
}

/** The top of a page, above its content: the link that skips it, and the navigation. */
function Top({ page: { path, language = 'de' } }: { page: Page }) {
  const words = FRAME_WORDS[language];
  return (
    <>
      <a class="skip" href="#inhalt">
        {words.skip}
      </a>
      <header class="top">
        <a class="brand" href={words.home}>
          <Logo />
          {SITE_NAME}
        </a>
        <button class="menu" type="button" popovertarget="navigation">
          {words.menu}
        </button>
        <nav id="navigation" popover="auto" aria-label={words.pages}>
          <ul>
            {NAVIGATION[language].main.map((link) => (
              <NavigationItem link={link} current={path} />
            ))}
          </ul>
        </nav>
        <OtherLanguage path={path} language={language} />
      </header>
    </>
  );
}

/** The footer of a page: the source of the bank data and its period, and more links. */
function Bottom({ page: { path, language = 'de' }, visit }: { page: Page; visit: Visit }) {
  const { operator } = visit;
  const words = FRAME_WORDS[language];
  return (
    <footer class="bottom">
      <div>
        <p>
          {words.source} <Validity visit={visit} words={words.validity} />
          {/* No second full stop after „e. V.“. */}
          {operator.name && ` ${words.operator(operator.name.replace(/\.$/, ''))}.`}
        </p>
        <nav aria-label={words.aboutSite}>
          <ul>
            {NAVIGATION[language].footer.map((link) => (
              <NavigationItem link={link} current={path} />
            ))}
            <li>
              <a href={words.help.href}>{words.help.text}</a>
            </li>
            {operator.sourceUrl && (
              <li>
                <a href={operator.sourceUrl}>{words.sourceCode}</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The style reserves room for the name in bold, so that the names are in the same places on every page. */
function NavigationItem({ link: { path, name, hreflang }, current }: { link: PageLink; current: string }) {
  return (
    <li>
      <a
        href={path}
        hreflang={hreflang}
        aria-current={path === current ? 'page' : undefined}
        data-name={name}
      >
        {name}
      </a>
    </li>
  );
}

/** Links to the page in the other language. If it has none, the link leads to the home page of that language. */
function OtherLanguage({ path, language }: { path: string; language: Language }) {
  const other = language === 'de' ? 'en' : 'de';
  const { home, ownName } = FRAME_WORDS[other];
  return (
    <a class="language" href={twinsOf(path)?.[other] ?? home} lang={other} hreflang={other}>
      {ownName}
    </a>
  );
}

/** The markup above and below a page's content. It depends only on path, language, the served edition and the day. */
export function renderFrame(page: Page, visit: Visit) {
  return {
    top: renderToString(<Top page={page} />),
    bottom: renderToString(<Bottom page={page} visit={visit} />),
  };
}

/** A complete HTML document. */
export function renderPage(page: Page, visit: Visit, { top, bottom } = renderFrame(page, visit)): string {
  const head = renderToString(<Head page={page} visit={visit} />);
  const content = renderToString(page.Content(visit));
  const main = `<main id="inhalt" tabindex="-1">${content}</main>`;
  return `<!doctype html>\n<html lang="${page.language ?? 'de'}">${head}<body>${top}${main}${bottom}</body></html>\n`;
}
