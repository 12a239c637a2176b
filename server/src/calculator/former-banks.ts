export { GERMAN_FORMER } from '../../../calculator/src/banks/de.ts';
export { FORMER_BANKS_TSV, SNAPSHOT_TSV } from '../../../calculator/src/banks/former-banks.data.ts';
export {
  type FormerBank,
  formerFacts,
  lastYear,
} from '../../../calculator/src/banks/former-banks.ts';
export { readFormerBanks, renewFormerBanks } from '../../../calculator/tables/former-banks.js';
