import type { ComponentChildren } from 'preact';
import { Day } from './day.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';
import type { Visit } from './visit.ts';

const SITE = 'IBAN-Rechner';

interface Props {
  readonly page: Page;
  readonly visit: Visit;
  /** Pages for everybody, in the navigation's order. */
  readonly main: readonly Page[];
  /** Pages that the footer links. */
  readonly footer: readonly Page[];
  readonly children: ComponentChildren;
}

/** What all pages have in common: head, navigation, footer. */
export function Frame({ page, visit, main, footer, children }: Props) {
  const { name, sourceUrl } = visit.operator;
  const link = ({ path, name }: Page) => (
    <li>
      {/* The style keeps room for the name in bold, so that nothing moves from page to page. */}
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
            {SITE}
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
              {name && ` Betreiber: ${name}.`}
            </p>
            <nav aria-label="Über diese Website">
              <ul>
                {footer.map(link)}
                <li>
                  <a href="/faq#falsches-ergebnis">Hilfe bei Fehlern</a>
                </li>
                {sourceUrl && (
                  <li>
                    <a href={sourceUrl}>Quelltext</a>
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

function Head({ page, visit }: Pick<Props, 'page' | 'visit'>) {
  const { base, files } = visit;
  const title = `${page.title} – ${SITE}`;
  const address = `${base}${page.path}`;
  const extra = page.extra?.(files);
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7f6f2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171c1e" media="(prefers-color-scheme: dark)" />
      {page.isIndexed === false && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="stylesheet" href={files.css} />
      {extra && <link rel="stylesheet" href={extra.css} />}
      <script src={files.js} defer />
      {extra && <script src={extra.js} defer />}
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${base}/vorschau.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </head>
  );
}

/** For which days the directory holds, as far as its source tells. */
export function Validity({ visit: { state } }: { visit: Visit }) {
  const { validFrom, validUntil, at } = state.edition;
  if (!validFrom || !validUntil) {
    return (
      <>
        Bankdaten abgerufen am <Day iso={at} />.
      </>
    );
  }
  return (
    <>
      Bankdaten gültig vom <Day iso={validFrom} /> bis zum <Day iso={validUntil} />.
    </>
  );
}
