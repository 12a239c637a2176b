import { germanIban } from '../iban/faults.ts';
import { bankInIban, checkAccount, giveAccount } from './account.ts';
import type { AccountAnswer, BankAnswer, IbanAnswer } from './answer.ts';
import { plainAccount, plainBank, plainIban } from './explain-plain.ts';
import { bankIn, missingNote, replacedNote, type Tables } from './tables.ts';

/** See package/all.ts. */
export function explainIban(input: unknown, tables: Tables): IbanAnswer {
  const plain = plainIban(input, (blz) => bankInIban(tables, blz));
  return plain.state === 'none' ? plain : { ...plain, ...checkAccount(plain.iban, tables) };
}

/** See package/all.ts. */
export function explainAccount(blzInput: unknown, kontonummerInput: unknown, tables: Tables): AccountAnswer {
  const plain = plainAccount(blzInput, kontonummerInput, () => null);
  if (plain.state === 'none') return plain;
  const given = giveAccount(plain.bban, tables);
  const { faults } = plain;
  if (given.state === 'none') return { state: 'none', refusal: given.refusal, faults };
  const { bankCode, account } = given.bban;
  return {
    ...plain,
    ...given,
    iban: germanIban(bankCode, account),
    bban: { ...plain.bban, bankCode, account },
  };
}

/** See package/all.ts. */
export function explainBank(input: unknown, tables: Tables): BankAnswer {
  const { blz, ...plain } = plainBank(
    input,
    (code) => bankIn(tables, code),
    (code) => bankInIban(tables, code),
  );
  if (blz === null) return plain;
  const missing = missingNote(tables, blz);
  return { ...plain, notes: missing ? [missing] : replacedNote(tables, blz) };
}
