export { type DoubtSentences, type SaidDoubt, sayDoubt } from '../../../calculator/src/answers/say-doubt.ts';
export { countryNames } from '../../../calculator/src/words/country-names.ts';
export * as GERMAN_DOUBTS from '../../../calculator/src/words/de/doubts.ts';
export * as ENGLISH_DOUBTS from '../../../calculator/src/words/en/doubts.ts';
