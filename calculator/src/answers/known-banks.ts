import type { KnownBanks } from '../reader/reading.ts';
import type { ExplainFunctions } from './api.ts';

type BankFunctions = Pick<ExplainFunctions, 'explainBank' | 'explainAccount'>;

/** Answers the reader's questions about banks with our functions. @param functions with rules and directory */
export function knownBanks({ explainBank, explainAccount }: BankFunctions): KnownBanks {
  return {
    // A Bankleitzahl that is gone is one, too: nobody writes such an account number.
    isBlz: (blz) => {
      const { bank, notes } = explainBank(blz);
      return bank !== null || notes.some(({ code }) => code === 'blz-former');
    },
    namesOf: (blz) => {
      const { bank, notes } = explainBank(blz);
      const former = notes.flatMap((note) =>
        note.code === 'blz-former' ? [note.name, note.longestName, note.city] : [],
      );
      return [bank?.name, bank?.city, bank?.bic, ...former].filter(Boolean).join(' ');
    },
    ibanOf(blz, kontonummer) {
      const answer = explainAccount(blz, kontonummer);
      return answer.state === 'none' ? null : answer.iban;
    },
  };
}

/** Banks that also check account numbers. */
export interface CheckingBanks extends KnownBanks {
  /** Whether the check digit of an account number is right: `unchecked` if it has none, `invalid` if in doubt. */
  check(blz: string, kontonummer: string): 'valid' | 'invalid' | 'unchecked';
}

/** What the reader knows of banks, with the check digits of accounts, which help to find a list's columns. */
export const checkingBanks = (functions: BankFunctions): CheckingBanks => ({
  ...knownBanks(functions),
  check(blz, kontonummer) {
    const answer = functions.explainAccount(blz, kontonummer);
    if (answer.state !== 'confirmed') return 'invalid';
    return answer.basis.some(({ code }) => code === 'check-digit-fits') ? 'valid' : 'unchecked';
  },
});
