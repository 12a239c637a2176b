import type { Bank } from '../banks/bank.ts';
import { namesInUse } from '../banks/search/names.data.ts';
import { type BankNames, bankNames, foldedWords } from '../reader/bank-names.ts';
import type { KnownBanks } from '../reader/reading.ts';
import type { FullCalculator } from './api.ts';

type BankFunctions = Pick<FullCalculator, 'explainBank' | 'explainAccount' | 'allBanks'>;

/** The index of the names of each directory. */
const indexes = new WeakMap<ReadonlyMap<string, Readonly<Bank>>, BankNames>();

function namesOf(banks: ReadonlyMap<string, Readonly<Bank>>): BankNames {
  const names =
    indexes.get(banks) ??
    bankNames(
      Array.from(banks, ([blz, bank]) => ({ ...bank, blz })),
      namesInUse,
    );
  indexes.set(banks, names);
  return names;
}

type Former = { readonly name: string; readonly longestName?: string | null; readonly city: string };

/** The names of banks that are gone, too. */
const withFormer = (names: BankNames, formerOf: (blz: string) => Former | undefined): BankNames => ({
  ...names,
  wordsOf(blz) {
    const words = names.wordsOf(blz);
    const former = words.size > 0 ? undefined : formerOf(blz);
    return former ? new Set(foldedWords(`${former.name} ${former.longestName ?? ''} ${former.city}`)) : words;
  },
});

/** Answers the reader's questions about banks with our functions. @param functions with rules and directory */
export function knownBanks({ explainBank, explainAccount, allBanks }: BankFunctions): KnownBanks {
  const banks = allBanks();
  const formerOf = (blz: string) =>
    explainBank(blz).notes.flatMap((note) => (note.code === 'blz-former' ? [note] : []))[0];
  let names: BankNames | undefined;
  return {
    // A Bankleitzahl that is gone is one, too: account numbers do not look like that.
    isBlz: (blz) => banks.has(blz) || formerOf(blz) !== undefined,
    get names() {
      names ??= withFormer(namesOf(banks), formerOf);
      return names;
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
