import { groupedBlz } from '../iban/wording.ts';
import { type FormerWords, inSentence, successorName, withCity } from './former-words.ts';

/** See de.ts. */
export const ENGLISH_FORMER: FormerWords = {
  gone: 'This bank code (BLZ) no longer exists.',
  belonged(facts) {
    const { longestName, longestUntil, lastYear } = facts;
    const name = inSentence(facts.name);
    const main = withCity(longestName === null ? name : inSentence(longestName), facts);
    const until = longestName === null ? lastYear : longestUntil;
    const last =
      longestName === null ? '' : `, most recently ${name}${lastYear === null ? '' : ` (until ${lastYear})`}`;
    return lastYear === null
      ? `It was deleted before 2008, and belonged to ${main}${last}.`
      : `Until ${until} it belonged to ${main}${last}.`;
  },
  successor: (bank) => `Its successor is ${successorName(bank)} (BLZ\u00a0${groupedBlz(bank.blz)}).`,
  ask: 'The bank that has taken over the account knows today’s IBAN.',
  oldIban: 'Some banks still accept payments to old IBANs for a while.',
  replaced: 'The bank probably uses another BLZ today; this one is still valid.',
  accountMayDiffer: 'The account number may have changed with the BLZ. Ask the bank before you pay.',
};
