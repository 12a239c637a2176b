import { type FrameWords, GERMAN_FRAME } from './de.tsx';
import { ENGLISH_FRAME } from './en.tsx';
import { alternatesOf, type Language } from './languages.ts';
import type { Page } from './page.ts';
import { raw } from './raw.ts';
import type { PageFile, Visit } from './visit.ts';

/** The words of the frame in each language. */
export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = { de: GERMAN_FRAME, en: ENGLISH_FRAME };

export const SITE_NAME = 'IBAN-Rechner';

/** The head of a page: what it is, for browsers, search engines and previews, and what it loads. */
export function Head({ page, visit: { publicUrl, files } }: { page: Page; visit: Visit }) {
  const { styles = [], scripts = [] } = page.loads ?? {};
  return (
    <head>
      <meta charset="utf-8" />
      <title>{`${page.title} – ${SITE_NAME}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7f6f2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171c1e" media="(prefers-color-scheme: dark)" />
      {page.isIndexed === false && <meta name="robots" content="noindex, follow" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {(['site.css', ...styles] as const).map((name) => (
        <link rel="stylesheet" href={files.paths[name]} />
      ))}
      {(['site.js', ...scripts] as const).map((script) => (
        <script src={script in files.paths ? files.paths[script as PageFile] : script} defer />
      ))}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={FRAME_WORDS[page.language ?? 'de'].ogLocale} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {publicUrl !== undefined && (
        <>
          <link rel="canonical" href={`${publicUrl}${page.path}`} />
          {alternatesOf(page.path).map(({ hreflang, path }) => (
            <link rel="alternate" hreflang={hreflang} href={`${publicUrl}${path}`} />
          ))}
          <meta property="og:url" content={`${publicUrl}${page.path}`} />
          <meta property="og:image" content={`${publicUrl}/vorschau.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </head>
  );
}

/**
 * Data for search engines (schema.org). Browsers do not run it, so the page's Content Security Policy lets it pass.
 *
 * @param props.data may hold any text: `<` is escaped, so that no text can end the element
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" {...raw(json)} />;
}
