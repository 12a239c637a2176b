import type { Words } from '../words/words.ts';

/** The language to give to `withParts` of `iban-rechner`: its functions then answer in English. */
export declare const en: Words;
