import { GERMAN_PACKAGE_WORDS } from '../words/de/package.ts';
import type { PackageWords } from '../words/package-words.ts';

export type { PackageWords };

/** The German sentences: also the language that `withParts` of `iban-rechner` takes where none is given. */
export const de: PackageWords = GERMAN_PACKAGE_WORDS;
