export type { BankWithBlz } from '../../../calculator/src/bic.d.ts';
export {
  BankIndex,
  type Found,
  type Hit,
  MAX_WORDS,
  wordsOf,
} from '../../../calculator/src/search/bank-index.ts';
export { foldText } from '../../../calculator/src/search/fold-text.ts';
export {
  type BankNames,
  bankNames,
  type NamesByBlz,
} from '../../../calculator/src/search/names/bank-names.ts';
