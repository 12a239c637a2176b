/** The languages of pages, widgets and examples, as in the attribute `lang`. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The paths of the pages that exist in both languages. */
const TWINS: readonly Readonly<Record<Language, string>>[] = [
  { de: '/', en: '/en' },
  { de: '/faq', en: '/en/faq' },
  { de: '/einbetten', en: '/en/embed' },
  { de: '/einbetten/referenz', en: '/en/embed/reference' },
];

/** The paths of a page in both languages; undefined if it exists in one only. */
export function twinsOf(path: string): Readonly<Record<Language, string>> | undefined {
  return TWINS.find(({ de, en }) => path === de || path === en);
}

/**
 * A page in both languages, itself included, for the links that search engines read; none if it exists in one only.
 * Both twins have the same list. `x-default` is for visitors who read neither language: they meet English more often.
 */
export function alternatesOf(path: string) {
  const twins = twinsOf(path);
  if (!twins) return [];
  return [
    { hreflang: 'de', path: twins.de },
    { hreflang: 'en', path: twins.en },
    { hreflang: 'x-default', path: twins.en },
  ];
}
