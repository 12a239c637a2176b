import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { BLZ_MISSING, KONTONUMMER_MISSING, NO_ACCOUNT, shortened } from '../messages/lists.ts';
import type { LearnedFunctions } from '../parts/with-parts.ts';
import { SHORTENED_NUMBER } from './account-columns.ts';
import type { NamedAccount } from './account-in-text.ts';
import type { ListResult } from './list.ts';

/** What a single account gives. Whether it stood in the list before is not known here. */
export type Verdict = Pick<ListResult, 'outcome' | 'iban' | 'bic' | 'bank' | 'message'>;

/** An account without an IBAN. */
export const refused = (outcome: 'impossible' | 'faulty', message: string): Verdict => ({
  outcome,
  iban: '',
  bic: '',
  bank: '',
  message,
});

/**
 * Checks an IBAN, or converts Bankleitzahl and account number by the rule of their bank.
 *
 * @param functions with all parts
 */
export function checkAccount(account: NamedAccount, functions: LearnedFunctions): Verdict {
  if ('iban' in account) return checkIban(account.iban, functions);
  return convert(account.blz, account.kontonummer, functions);
}

function checkIban(input: string, functions: LearnedFunctions): Verdict {
  if (input.trim() === '') return refused('faulty', NO_ACCOUNT);
  const { valid, formatted, reasons, notes = [] } = functions.validate(input);
  if (!valid) return refused('faulty', reasons.join(' '));
  const iban = formatted.replace(/ /g, '');
  const found = functions.lookupBic(iban);
  const { bic, name } = 'name' in found ? found : { bic: '', name: '' };
  const outcome = notes.length > 0 ? 'doubtful' : 'right';
  return { outcome, iban, bic: bic ?? '', bank: name, message: notes.join(' ') };
}

function convert(blzCell: string, kontonummerCell: string, functions: LearnedFunctions): Verdict {
  const kontonummer = withoutDecimal(kontonummerCell);
  const blz = withoutDecimal(blzCell);
  if (!blz && !kontonummer) return refused('faulty', NO_ACCOUNT);
  // Members from other countries have their IBAN in one of the two columns.
  for (const [cell, explain] of [
    [blz, explainBlz],
    [kontonummer, explainKontonummer],
  ] as const)
    if (explain(cell)[0]?.code === 'is-iban') return checkIban(cell, functions);
  if (!blz) return refused('faulty', BLZ_MISSING);
  if (!kontonummer) return refused('faulty', KONTONUMMER_MISSING);
  for (const cell of [blz, kontonummer])
    if (SHORTENED_NUMBER.test(cell)) return refused('faulty', shortened(cell));

  const built = functions.buildIban(blz, kontonummer);
  if (!('iban' in built)) {
    const isRefusedByRule =
      explainBlz(blz).length === 0 &&
      explainKontonummer(kontonummer).length === 0 &&
      !('notFound' in functions.lookupBic(blz));
    return refused(isRefusedByRule ? 'impossible' : 'faulty', built.error);
  }
  const { iban, bank, notes = [], confirmed } = built;
  const isChanged = iban.slice(4) !== clean(blz) + clean(kontonummer).padStart(10, '0');
  const isDoubtful = confirmed === false;
  // A bank whose rule is not known says so in its hint only.
  const message = notes.length > 0 || !isDoubtful ? notes.join(' ') : (functions.hint(built) ?? '');
  return {
    outcome: isDoubtful ? 'doubtful' : isChanged ? 'changed' : 'right',
    iban,
    bic: bank?.bic ?? '',
    bank: bank?.name ?? '',
    message,
  };
}

/** Programs that take a number for a decimal one write 532013000.0. Its zero would become a digit of the number. */
const withoutDecimal = (cell: string) => cell.trim().replace(/^(\d+)\.0$/, '$1');
