import { withoutPrototype } from '../iban/own-properties.ts';
import type { KnownBanks } from '../reader/reading.ts';
import type { AccountAnswer, BankAnswer } from './answer.ts';
import { explainAccount } from './explain.ts';
import type { Directory, Rules } from './parts.ts';

/** Functions that know every bank. */
interface BankFunctions {
  explainBank(blz: string): Pick<BankAnswer, 'bank'>;
  explainAccount(blz: string, kontonummer: string): AccountAnswer;
}

/** Answers the reader's questions about banks from our functions. @param functions with rules and directory */
export function knownBanks({ explainBank, explainAccount }: BankFunctions): KnownBanks {
  return {
    isBlz: (blz) => explainBank(blz).bank !== null,
    namesOf: (blz) => Object.values(explainBank(blz).bank ?? {}).join(' '),
    ibanOf(blz, kontonummer) {
      const answer = explainAccount(blz, kontonummer);
      return answer.state === 'none' ? null : answer.iban;
    },
  };
}

/** Banks that also check account numbers. */
export interface CheckingBanks extends KnownBanks {
  /** Whether the check digit of an account number fits. `unchecked` if the bank has none. */
  check(blz: string, kontonummer: string): 'valid' | 'invalid' | 'unchecked';
}

/** The same with check digits, as the columns of a list need them. */
export const checkingBanks = (functions: BankFunctions): CheckingBanks => ({
  ...knownBanks(functions),
  check(blz, kontonummer) {
    const answer = functions.explainAccount(blz, kontonummer);
    if (answer.state !== 'confirmed') return 'invalid';
    return answer.basis.some(({ code }) => code === 'check-digit-fits') ? 'valid' : 'unchecked';
  },
});

/** The same from the parts. @param rules undefined until they are loaded */
export function banksOf(directory: Directory, rules: Rules | undefined): KnownBanks {
  const parts = withoutPrototype({ directory, ...(rules && { rules }) });
  return knownBanks({
    explainBank: (blz) => ({ bank: directory.find(blz) }),
    explainAccount: (blz, kontonummer) => explainAccount(blz, kontonummer, parts),
  });
}
