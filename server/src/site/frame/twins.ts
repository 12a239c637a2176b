import type { Language } from './words.ts';

/** The paths of the pages that exist in both languages. */
const TWINS: readonly Readonly<Record<Language, string>>[] = [
  { de: '/', en: '/en' },
  { de: '/faq', en: '/en/faq' },
  { de: '/einbetten', en: '/en/embed' },
  { de: '/einbetten/referenz', en: '/en/embed/reference' },
];

/** One language of a page, for the links that search engines read. */
interface Alternate {
  /** `x-default` is for visitors who read neither of our languages. */
  readonly hreflang: Language | 'x-default';
  readonly path: string;
}

/** The paths of a page in both languages; undefined if it exists in one only. */
export function twinsOf(path: string): Readonly<Record<Language, string>> | undefined {
  return TWINS.find(({ de, en }) => path === de || path === en);
}

/** A page in both languages, itself included; none if it exists in one only. Both twins have the same list. */
export function alternatesOf(path: string): readonly Alternate[] {
  const twins = twinsOf(path);
  if (!twins) return [];
  return [
    { hreflang: 'de', path: twins.de },
    { hreflang: 'en', path: twins.en },
    // People who read neither German nor English meet English more often.
    { hreflang: 'x-default', path: twins.en },
  ];
}
