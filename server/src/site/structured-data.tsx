import { raw } from './raw.ts';

/**
 * Data for search engines (schema.org). Browsers do not run it, so the page's Content Security Policy lets it pass.
 *
 * @param props.data may hold any text: `<` is escaped, so that no text can end the element
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" {...raw(json)} />;
}
