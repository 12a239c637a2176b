export { type SaidDoubt, sayDoubt } from '../../../calculator/src/answers/say-doubt.ts';
export { countryNames } from '../../../calculator/src/words/country-names.ts';
export { GERMAN_DOUBTS } from '../../../calculator/src/words/de/doubts.ts';
export { ENGLISH_DOUBTS } from '../../../calculator/src/words/en/doubts.ts';
