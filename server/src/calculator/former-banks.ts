export { GERMAN_FORMER } from '../../../calculator/src/banks/de.ts';
export {
  type FormerBank,
  formerFacts,
  lastYear,
} from '../../../calculator/src/banks/former-banks.ts';
export { carriedEdition, formerBanks } from '../../../calculator/src/banks/packed-former-banks.ts';
export { renewFormerBanks } from '../../../calculator/tables/former-banks.js';
