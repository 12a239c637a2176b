import { existsSync } from 'node:fs';
import type { Calculator } from '../api.d.ts';
import { clean } from '../iban/clean.ts';
import { looksLikeIban } from '../iban/explain.ts';
import { banksByBic } from '../package/banks.ts';
import { searchBanks } from '../package/search.ts';
import { knownBanks } from '../parts/known-banks.ts';
import { readAccount } from '../reader/read-account.ts';
import { splitIbans } from './split-ibans.ts';
import { UsageError } from './usage-error.ts';

/** An account as it was typed: a text, or Bankleitzahl and account number as two arguments. */
export type TypedAccount = readonly [text: string] | readonly [blz: string, kontonummer: string];

/** What the arguments ask for. */
export type CommandRequest =
  | { readonly kind: 'list'; readonly path: string }
  | { readonly kind: 'bank'; readonly blz: string }
  | { readonly kind: 'bic'; readonly bic: string }
  /** At least one bank has this name. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'accounts'; readonly accounts: readonly TypedAccount[] };

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i;
const FILE_ENDING = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * Finds out what the arguments ask for. No argument is left out of the answer.
 *
 * @param functions with all parts: they know every bank
 * @throws {UsageError} if the arguments do not fit together
 */
export function readWords(words: readonly string[], functions: Calculator): CommandRequest {
  const [first, ...more] = words;
  if (first === undefined) throw new UsageError({ code: 'nothing-asked' });
  if (more.length === 0) return readWord(first, functions);
  if (words.some((word) => word === '-' || FILE_ENDING.test(word)))
    throw new UsageError({ code: 'one-list' });
  const ibans = splitIbans(words);
  if (ibans) return { kind: 'accounts', accounts: ibans.map((iban) => [iban]) };
  if (words.length === 2 && words.every((word) => /^\d/.test(word)))
    return { kind: 'accounts', accounts: [[first, more[0] ?? '']] };
  const text = words.join(' ');
  if (readAccount(text, knownBanks(functions)).code !== 'nothing')
    return { kind: 'accounts', accounts: [[text]] };
  if (searchBanks(text).banks.length > 0) return { kind: 'name', text };
  throw new UsageError({ code: 'no-account', text });
}

function readWord(word: string, functions: Calculator): CommandRequest {
  const list = { kind: 'list', path: word } as const;
  const account = { kind: 'accounts', accounts: [[word]] } as const;
  // A file may have a name that looks like an account.
  if (word === '-' || existsSync(word)) return list;
  const cleaned = clean(word);
  if (/^\d{8}$/.test(cleaned)) return { kind: 'bank', blz: cleaned };
  const isName = !/\d/.test(word) && isBankName(word);
  // Many names have the form of a BIC: Postbank.
  if (BIC.test(word.trim()) && !(isName && banksByBic(word).length === 0))
    return { kind: 'bic', bic: word.trim().toUpperCase() };
  if (FILE_ENDING.test(word)) return list;
  if (looksLikeIban(cleaned) || /^\d+$/.test(cleaned)) return account;
  const { code } = readAccount(word, knownBanks(functions));
  const isCertain = code === 'iban' || code === 'account' || code === 'contradiction';
  if (isName && code === 'nothing') return { kind: 'name', text: word };
  // What has no space and no account in it is meant as the name of a file.
  if (isCertain || (code !== 'nothing' && /\s/.test(word))) return account;
  if (/\s/.test(word) && !/[/\\]/.test(word)) throw new UsageError({ code: 'no-account', text: word });
  return list;
}

/** Whether a bank has this name. A single word may be a mistyped file, so that must fit as it is. */
function isBankName(text: string): boolean {
  const { banks, corrected } = searchBanks(text);
  return banks.length > 0 && (!corrected || /\s/.test(text.trim()));
}
