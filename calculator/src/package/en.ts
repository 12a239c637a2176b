import { ENGLISH_PACKAGE_WORDS } from '../words/en/package.ts';
import type { PackageWords } from '../words/package-words.ts';

export type { PackageWords };

/** The English sentences: also the language to give to `withParts` of `iban-rechner`. */
export const en: PackageWords = ENGLISH_PACKAGE_WORDS;
