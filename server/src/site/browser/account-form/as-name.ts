import { PAGE_LANGUAGE } from '../words/page-language.ts';

/** Marks an element as the name of a bank, which stands as in the directory, and is German. */
export function asName<Kind extends HTMLElement>(place: Kind): Kind {
  place.dataset['field'] = 'name';
  if (PAGE_LANGUAGE !== 'de') place.lang = 'de';
  return place;
}
