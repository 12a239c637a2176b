import type { ThreeFunctions } from '../api.d.ts';
import type { HintWords } from './hint-words.ts';

/**
 * The key of IbanRechner for what en.js brings for the fields of a page: German and English side by side, whichever the
 * functions of the page itself answer in.
 */
export const LANGUAGES = Symbol.for('iban-rechner field languages');

type Speaking = Pick<ThreeFunctions, 'validate'>;

/** What en.js leaves on IbanRechner for feld.js. */
export interface LanguageHooks {
  [LANGUAGES]?: { readonly german: Speaking; readonly english: Speaking & { readonly words: HintWords } };
}
