// What the server and its pages need from the calculator's source, besides the functions that embed.js brings.

export type { KnownIban } from '../../../calculator/src/answers/answer.ts';
export type {
  Calculator as WholeCalculator,
  ThreeFunctions as Calculator,
} from '../../../calculator/src/answers/api.ts';
export { isCompleteIban } from '../../../calculator/src/answers/complete-iban.ts';
export { GERMAN_DOUBTS, GERMAN_VERDICTS } from '../../../calculator/src/answers/de.ts';
export { sayDoubt } from '../../../calculator/src/answers/doubt.ts';
export { ENGLISH_DOUBTS, ENGLISH_VERDICTS } from '../../../calculator/src/answers/en.ts';
export type { Choice, Judgement } from '../../../calculator/src/answers/judgement.ts';
export type { Message } from '../../../calculator/src/answers/say.ts';
export { isReplaced, withoutAlt } from '../../../calculator/src/banks/former-banks.ts';
export { BankIndex, type Found, type Hit } from '../../../calculator/src/banks/search/bank-index.ts';
export {
  type BankNames,
  bankNames,
  type NamesByBlz,
} from '../../../calculator/src/banks/search/bank-names.ts';
export type { Brand } from '../../../calculator/src/banks/search/brands.ts';
export { foldText } from '../../../calculator/src/banks/search/spelling.ts';
export { MAX_WORDS, wordsOf } from '../../../calculator/src/banks/search/word-search.ts';
export type { BankWithBlz } from '../../../calculator/src/iban/bic.ts';
export { clean, group, SEPARATORS } from '../../../calculator/src/iban/clean.ts';
export { cleanIban, isSepaCountry } from '../../../calculator/src/iban/faults.ts';
export { giroSentence } from '../../../calculator/src/iban/giro-de.ts';
export { giroSentence as englishGiroSentence } from '../../../calculator/src/iban/giro-en.ts';
export { countryNames, groupedBlz } from '../../../calculator/src/iban/wording.ts';
export { OUTCOME_NAMES } from '../../../calculator/src/lists/de.ts';
export type { ListColumns } from '../../../calculator/src/lists/list.ts';
export type * from '../../../calculator/src/lists/worker-messages.ts';
export { GERMAN_GIRO } from '../../../calculator/src/page/girocode/de.ts';
export { type GiroCode, giroCode } from '../../../calculator/src/page/girocode/draw.ts';
export { ENGLISH_GIRO } from '../../../calculator/src/page/girocode/en.ts';
export {
  GIRO_FIELDS,
  prepareInput,
  readGiroFields,
} from '../../../calculator/src/page/girocode/form-fields.ts';
export {
  type Drawn,
  download,
  pictureOf,
  savePng,
} from '../../../calculator/src/page/girocode/picture.ts';
export { isPressed, listenForPresses } from '../../../calculator/src/page/iban-field/input.ts';
export { wholeOfPage } from '../../../calculator/src/page/shared.ts';
export {
  insertedText,
  notePasted,
  noteText,
} from '../../../calculator/src/page/typed-text.ts';
export { knownRule } from '../../../calculator/src/rules/known-rules.ts';
export { ruleOf } from '../../../calculator/src/rules/rule-of.ts';
