import type { AccountAnswer, IbanAnswer } from '../answers/answer.ts';
import type { Calculator } from '../answers/api.ts';
import { clean } from '../iban/clean.ts';
import { explainBlz, explainKontonummer } from '../iban/german.ts';
import type { Candidate, RowReading } from '../reader/reading.ts';
import type { ListWords } from './de.ts';
import type { ListResult } from './list.ts';

/** The result for a single account. Whether it is a duplicate in its list is not known here. */
export type Verdict = Pick<ListResult, 'outcome' | 'iban' | 'bic' | 'bank' | 'message'>;

/** A verdict without an IBAN. */
const withoutIban = (outcome: ListResult['outcome'], message: string): Verdict => ({
  outcome,
  iban: '',
  bic: '',
  bank: '',
  message,
});

/** What is known of the account that a row says, as data; undefined if the row says none, or only half of one. */
export function answerOn(
  reading: RowReading,
  { explainIban, explainAccount }: Calculator,
): IbanAnswer | AccountAnswer | undefined {
  const account = accountOf(reading);
  if (!account) return undefined;
  return 'iban' in account ? explainIban(account.iban) : explainAccount(account.blz, account.kontonummer);
}

/** The account of a row. Accounts in other countries have their IBAN in the column of one of the two numbers. */
function accountOf(reading: RowReading): Candidate | undefined {
  if (reading.code === 'iban') return reading;
  if (reading.code !== 'account') return undefined;
  const blz = withoutDecimal(reading.blz);
  const kontonummer = withoutDecimal(reading.kontonummer);
  if (explainBlz(blz)[0]?.code === 'is-iban') return { iban: blz };
  if (explainKontonummer(kontonummer)[0]?.code === 'is-iban') return { iban: kontonummer };
  return { blz, kontonummer };
}

/**
 * The result for what a row says.
 *
 * @param functions with all parts, in the same language as the words
 */
export function verdictOn(reading: RowReading, functions: Calculator, words: ListWords): Verdict {
  const account = accountOf(reading);
  const answer = answerOn(reading, functions);
  if (!account || !answer) {
    const outcome = { skipped: 'skipped', contradiction: 'doubtful' } as const;
    const known = reading.code === 'skipped' || reading.code === 'contradiction';
    return withoutIban(known ? outcome[reading.code] : 'faulty', words.reading(reading));
  }
  if (answer.state === 'none') return refused(account, answer, functions);
  const { iban, state, notes, bank } = answer;
  const isChanged =
    'blz' in account && iban.slice(4) !== clean(account.blz) + clean(account.kontonummer).padStart(10, '0');
  return {
    outcome: state === 'computed' ? 'doubtful' : isChanged ? 'changed' : 'right',
    iban,
    bic: bank?.bic ?? '',
    bank: bank?.name ?? '',
    message: functions.sentences(notes).join(' '),
  };
}

/** @param answer without an IBAN. The functions have the sentences about its faults */
function refused(
  account: Candidate,
  answer: IbanAnswer | AccountAnswer,
  { validate, buildIban }: Calculator,
): Verdict {
  if ('iban' in account) return withoutIban('faulty', validate(account.iban).reasons.join(' '));
  const built = buildIban(account.blz, account.kontonummer);
  const isByRule = 'refusal' in answer && answer.refusal?.code === 'no-iban';
  return withoutIban(isByRule ? 'impossible' : 'faulty', built.error ?? '');
}

/** Some programs write 532013000.0. Without this, the zero at the end would count as a digit of the number. */
const withoutDecimal = (cell: string) => cell.trim().replace(/^(\d+)\.0$/, '$1');
