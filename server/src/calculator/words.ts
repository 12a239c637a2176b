export { countryNames } from '../../../calculator/src/words/country-names.ts';
export { COMPUTED, LIMIT } from '../../../calculator/src/words/de/widget.ts';
export {
  COMPUTED as ENGLISH_COMPUTED,
  LIMIT as ENGLISH_LIMIT,
} from '../../../calculator/src/words/en/widget.ts';
