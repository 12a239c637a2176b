import type { Calculator } from '../api.d.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import type { Candidate } from '../reader/reading.ts';
import type { ListWords } from '../words/list-words.ts';
import type { ListResult } from './list.ts';

/** The result for a single account. Whether it is a duplicate in its list is not known here. */
export type Verdict = Pick<ListResult, 'outcome' | 'iban' | 'bic' | 'bank' | 'message'>;

/** An account without an IBAN. */
const refused = (outcome: 'impossible' | 'faulty', message: string): Verdict => ({
  outcome,
  iban: '',
  bic: '',
  bank: '',
  message,
});

/**
 * Checks an IBAN, or builds the IBAN of a Bankleitzahl and an account number by the rule of the bank.
 *
 * @param functions with all parts, in the same language as the words
 */
export function checkAccount(account: Candidate, functions: Calculator, words: ListWords): Verdict {
  if ('iban' in account) return checkIban(account.iban, functions, words);
  return buildIban(account.blz, account.kontonummer, functions, words);
}

function checkIban(input: string, functions: Calculator, words: ListWords): Verdict {
  if (input.trim() === '') return refused('faulty', words.reading({ code: 'nothing' }));
  const { valid, formatted, reasons, notes = [], confirmed } = functions.validate(input);
  if (!valid) return refused('faulty', reasons.join(' '));
  const iban = formatted.replace(/ /g, '');
  const bank = functions.lookupBic(iban);
  const { bic, name } = 'name' in bank ? bank : { bic: '', name: '' };
  const outcome = confirmed ? 'right' : 'doubtful';
  return { outcome, iban, bic: bic ?? '', bank: name, message: notes.join(' ') };
}

function buildIban(
  blzCell: string,
  kontonummerCell: string,
  functions: Calculator,
  words: ListWords,
): Verdict {
  const kontonummer = withoutDecimal(kontonummerCell);
  const blz = withoutDecimal(blzCell);
  if (!blz && !kontonummer) return refused('faulty', words.reading({ code: 'nothing' }));
  // Accounts in other countries have their IBAN in one of the two columns.
  for (const [cell, explain] of [
    [blz, explainBlz],
    [kontonummer, explainKontonummer],
  ] as const)
    if (explain(cell)[0]?.code === 'is-iban') return checkIban(cell, functions, words);
  if (!blz || !kontonummer)
    return refused('faulty', words.reading({ code: 'incomplete', ...(blz ? { blz } : { kontonummer }) }));

  const built = functions.buildIban(blz, kontonummer);
  if (!('iban' in built)) {
    const answer = functions.explainAccount(blz, kontonummer);
    const isRefusedByRule = answer.state === 'none' && answer.refusal?.code === 'no-iban';
    return refused(isRefusedByRule ? 'impossible' : 'faulty', built.error);
  }
  const { iban, bank, notes = [], confirmed } = built;
  const isChanged = iban.slice(4) !== clean(blz) + clean(kontonummer).padStart(10, '0');
  return {
    outcome: !confirmed ? 'doubtful' : isChanged ? 'changed' : 'right',
    iban,
    bic: bank?.bic ?? '',
    bank: bank?.name ?? '',
    message: notes.join(' '),
  };
}

/** Some programs write 532013000.0. Without this, the zero at the end would count as a digit of the number. */
const withoutDecimal = (cell: string) => cell.trim().replace(/^(\d+)\.0$/, '$1');
