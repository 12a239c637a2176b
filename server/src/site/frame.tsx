import type { ComponentChildren } from 'preact';
import { Head, SITE_NAME } from './head.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';
import type { Navigation, PageLink } from './pages.ts';
import { twinsOf } from './twins.ts';
import { Validity } from './validity.tsx';
import type { Visit } from './visit.ts';
import { FRAME_WORDS } from './words/frame-words.ts';
import type { Language } from './words/words.ts';

interface Props {
  readonly page: Page;
  readonly visit: Visit;
  readonly navigation: Navigation;
  readonly children: ComponentChildren;
}

/** The document of every page: head, navigation and footer around its content. */
export function Frame({ page, visit, navigation, children }: Props) {
  const { operator } = visit;
  const { language = 'de' } = page;
  const words = FRAME_WORDS[language];
  const link = ({ path, name, hreflang }: PageLink) => (
    <li>
      {/* The style reserves room for the name in bold, so that the names stand in the same places on every page. */}
      <a
        href={path}
        hreflang={hreflang}
        aria-current={path === page.path ? 'page' : undefined}
        data-name={name}
      >
        {name}
      </a>
    </li>
  );
  return (
    <html lang={language}>
      <Head page={page} visit={visit} />
      <body>
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
            <ul>{navigation.main.map(link)}</ul>
          </nav>
          <OtherLanguage path={page.path} language={language} />
        </header>
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <div>
            <p>
              {words.source} <Validity visit={visit} words={words.validity} />
              {operator.name && ` ${words.operator(operator.name)}`}
            </p>
            <nav aria-label={words.aboutSite}>
              <ul>
                {navigation.footer.map(link)}
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
      </body>
    </html>
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
