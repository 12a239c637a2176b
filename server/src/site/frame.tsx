import type { ComponentChildren } from 'preact';
import { Head, SITE_NAME } from './head.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';
import { Validity } from './validity.tsx';
import type { Visit } from './visit.ts';

interface Props {
  readonly page: Page;
  readonly visit: Visit;
  /** The pages of the navigation, in its order. */
  readonly main: readonly Page[];
  /** The pages that the footer links to. */
  readonly footer: readonly Page[];
  readonly children: ComponentChildren;
}

/** The document of every page: head, navigation and footer around its content. */
export function Frame({ page, visit, main, footer, children }: Props) {
  const { operator } = visit;
  const link = ({ path, name }: Page) => (
    <li>
      {/* The style reserves room for the name in bold, so that the names stand in the same places on every page. */}
      <a href={path} aria-current={path === page.path ? 'page' : undefined} data-name={name}>
        {name}
      </a>
    </li>
  );
  return (
    <html lang="de">
      <Head page={page} visit={visit} />
      <body>
        <a class="skip" href="#inhalt">
          Zum Inhalt
        </a>
        <header class="top">
          <a class="brand" href="/">
            <Logo />
            {SITE_NAME}
          </a>
          <button class="menu" type="button" popovertarget="navigation">
            Menü
          </button>
          <nav id="navigation" popover="auto" aria-label="Seiten">
            <ul>{main.map(link)}</ul>
          </nav>
        </header>
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <div>
            <p>
              Quelle: Deutsche Bundesbank. <Validity visit={visit} />
              {operator.name && ` Betreiber: ${operator.name}.`}
            </p>
            <nav aria-label="Über diese Website">
              <ul>
                {footer.map(link)}
                <li>
                  <a href="/faq#falsches-ergebnis">Hilfe bei Fehlern</a>
                </li>
                {operator.sourceUrl && (
                  <li>
                    <a href={operator.sourceUrl}>Quelltext</a>
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
