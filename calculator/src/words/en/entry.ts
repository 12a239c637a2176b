/** What is imported as `iban-rechner/en`. Its name is the code of the language. */
export { ENGLISH as en } from './english.ts';
