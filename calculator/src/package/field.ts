import { fieldClass } from '../page/iban-field/element.ts';
import { packageSource } from '../page/iban-field/package-source.ts';

export type * from './field-types.d.ts';

// The other entries of the package. Bundlers put them into files that are loaded at the first use.

const parts = async () => {
  const [{ rules }, { directory }, { countries }] = await Promise.all([
    import('./rules.ts'),
    import('./banks.ts'),
    import('./countries.ts'),
  ]);
  return { rules, directory, countries };
};

const english = async () => {
  const [{ en }, { ENGLISH_HINT_WORDS }, { ENGLISH_ANSWERS }] = await Promise.all([
    import('./en.ts'),
    import('../page/iban-field/en.ts'),
    import('../answers/en.ts'),
  ]);
  return { language: en, words: ENGLISH_HINT_WORDS, answers: ENGLISH_ANSWERS };
};

// On a server there are no elements.
if (typeof customElements !== 'undefined' && !customElements.get('iban-field'))
  customElements.define('iban-field', fieldClass(packageSource({ parts, english })));
