import { understand } from '../answers/understand.ts';
import { group } from '../iban/group.ts';
import { type Verdict, verdictOn } from '../lists/check-account.ts';
import type { RowReading } from '../lists/list.ts';
import { readRow } from '../lists/read-row.ts';
import { knownBanks } from '../parts/known-banks.ts';
import { codesOf } from './codes.ts';
import { EXIT, needsLook } from './exit-status.ts';
import type { TypedAccount } from './read-words.ts';
import { labelled, type Speaker } from './speaker.ts';

/** What the command prints, and its exit status. */
export interface Answer {
  readonly stdout: string;
  /** For the standard error output. */
  readonly sentences: readonly string[];
  readonly status: number;
}

/**
 * Checks or builds IBANs, each as in a list.
 *
 * @param json whether to print one JSON object a line
 */
export function checkAccounts(accounts: readonly TypedAccount[], json: boolean, speaker: Speaker): Answer {
  const answers = accounts.map((account) => {
    const answer = checkAccount(account, json, speaker);
    // With several, a sentence alone would not tell which is meant.
    const sentences = answer.sentences.map((sentence) =>
      accounts.length > 1 ? `${account.join(' ')}: ${sentence}` : sentence,
    );
    return { ...answer, sentences };
  });
  return {
    stdout: answers
      .map(({ stdout }) => stdout)
      .filter(Boolean)
      .join(json ? '' : '\n'),
    sentences: answers.flatMap(({ sentences }) => sentences),
    status: Math.max(...answers.map(({ status }) => status)),
  };
}

function checkAccount(account: TypedAccount, json: boolean, speaker: Speaker): Answer {
  const { reading, verdict } = readTyped(account, speaker);
  const { outcome, iban, bic, bank, message } = verdict;
  const status = needsLook(outcome) ? EXIT.LOOK : EXIT.RIGHT;
  if (json) {
    const codes = codesOf(reading, speaker.functions);
    const line = `${JSON.stringify({ outcome, iban, bic, bank, codes, message })}\n`;
    return { stdout: line, sentences: [], status };
  }
  if (!iban) return { stdout: '', sentences: [message], status };
  const hint = hintOf(reading, speaker);
  const lines = [
    labelled('iban', group(iban), speaker),
    bic && labelled('bic', bic, speaker),
    bank && labelled('bank', bank, speaker),
    labelled('outcome', speaker.words.lists.outcomes[outcome], speaker),
    message,
    message.includes(hint) ? '' : hint,
  ];
  return { stdout: `${lines.filter(Boolean).join('\n')}\n`, sentences: [], status };
}

/** Reads an account as the only row of a list. If its two numbers are exchanged, it puts them right and says so. */
function readTyped(
  account: TypedAccount,
  { functions, words }: Speaker,
): { readonly reading: RowReading; readonly verdict: Verdict } {
  const banks = knownBanks(functions);
  const columns = account.length === 2 ? { blz: 0, kontonummer: 1 } : null;
  const row = { line: 1, cells: account.map((cell) => cell.trim()) };
  const [blz = '', kontonummer = ''] = row.cells;
  const { understood, told } = understand(
    [
      { meaning: 'blz', text: blz },
      { meaning: 'kontonummer', text: kontonummer },
    ],
    banks,
  );
  if (columns && told === 'put-right' && understood.code === 'account') {
    const verdict = verdictOn(understood, functions, words.lists);
    const message = [words.command.swapped, verdict.message].join(' ').trim();
    return { reading: understood, verdict: { ...verdict, message } };
  }
  const reading = readRow(row, { header: null, width: account.length, columns }, banks);
  return { reading, verdict: verdictOn(reading, functions, words.lists) };
}

/** By which rule the IBAN was computed, and that the account statement decides, in sentences. */
function hintOf(reading: RowReading, { functions }: Speaker): string {
  const answer =
    reading.code === 'iban'
      ? functions.explainIban(reading.iban)
      : reading.code === 'account' && functions.explainAccount(reading.blz, reading.kontonummer);
  return answer && answer.state !== 'none' ? functions.sentences(answer.basis).join(' ') : '';
}
