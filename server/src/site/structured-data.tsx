import { raw } from './raw.ts';

/**
 * Data for search engines (schema.org). The element is data: no policy on scripts concerns it.
 *
 * @param props.data may hold texts of the bank file: `<` is escaped, so that no text ends the element
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" {...raw(json)} />;
}
