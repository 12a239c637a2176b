import { expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { checkedRows } from '../../test/checked-rows.ts';
import { AFTER_QUARTER, IN_QUARTER } from '../../test/days.ts';
import { calculatorWithoutRule } from '../../test/full-calculator.ts';
import { randomAccounts, randomNumbers } from '../../test/random.ts';
import type { FullCalculator } from '../answers/api.ts';
import { separateIbans } from '../lists/list.ts';
import { answerRequest } from './answers.ts';
import { readWords } from './arguments.ts';
import { GERMAN_LANGUAGE } from './de.ts';

const ROWS = 1000;
const BLZS = [...directory.keys()];

/** The command's JSON answers, one for the words of each call. */
function single(calls: readonly string[][], functions: FullCalculator): unknown[] {
  return calls.map((words) => {
    const request = readWords(words, functions);
    if (request.kind !== 'accounts') return expect.fail(`${words.join(' ')} is taken for a ${request.kind}`);
    // A list has codes only in JSON.
    const { stdout } = answerRequest(request, true, { functions, words: GERMAN_LANGUAGE });
    const { codes: _, ...answer } = JSON.parse(stdout);
    return answer;
  });
}

/** The results of a list; null for a row that repeats an IBAN, as its message says. */
function listed(text: string, functions: FullCalculator): unknown[] {
  return checkedRows(text, functions).map(({ outcome, iban, bic, bank, message }) =>
    message.startsWith('Dieselbe IBAN wie in Zeile')
      ? null
      : { outcome, ...separateIbans({ outcome, iban }), bic, bank, message },
  );
}

function expectSame(alone: unknown[], inList: unknown[]): void {
  expect(inList).toHaveLength(alone.length);
  const compared = alone.filter((_, row) => inList[row] !== null);
  expect(compared.length).toBeGreaterThan(ROWS / 2);
  expect(inList.filter((result) => result !== null)).toEqual(compared);
}

it.each([IN_QUARTER, AFTER_QUARTER])('single accounts get the answers of a list, on %s', (day) => {
  const functions = calculatorWithoutRule('', day);
  const random = randomNumbers(28);
  const accounts = randomAccounts(ROWS, 28).map((account, row) => {
    const blz = row % 50 === 0 ? '37040045' : (BLZS[random(BLZS.length)] ?? '');
    return [blz, row % 3 === 0 ? account : String(Number(account))];
  });
  const text = `BLZ;Konto\n${accounts.map((account) => account.join(';')).join('\n')}`;
  expectSame(single(accounts, functions), listed(text, functions));
});

it('single IBANs, right and wrong, get the answers of a list', () => {
  const functions = calculatorWithoutRule('');
  const random = randomNumbers(29);
  const ibans = randomAccounts(ROWS, 29).map((account, row) => {
    const built = functions.buildIban(BLZS[random(BLZS.length)] ?? '', account);
    const iban = built.iban ?? `DE12${account}12345678`;
    if (row % 5 === 0) return `${iban.slice(0, 10)}${random(10)}${iban.slice(11)}`;
    return row % 7 === 0 ? iban.slice(0, 21) : iban;
  });
  const text = `IBAN\n${ibans.join('\n')}`;
  const calls = ibans.map((iban) => [iban]);
  expectSame(single(calls, functions), listed(text, functions));
});
