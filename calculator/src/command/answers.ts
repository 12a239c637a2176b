import type { AccountAnswer, Calculator, IbanAnswer } from '../answers/api.ts';
import { knownBanks } from '../answers/known-banks.ts';
import { understand } from '../answers/understand.ts';
import type { BankWithBlz } from '../iban/bic.ts';
import { group } from '../iban/clean.ts';
import { answerOn, type Verdict, verdictOn } from '../lists/check-account.ts';
import { readRow } from '../lists/read-row.ts';
import { banksByBic } from '../package/banks.ts';
import { searchBanks } from '../package/search.ts';
import type { RowReading } from '../reader/reading.ts';
import type { CommandRequest, TypedAccount } from './arguments.ts';
import { EXIT, labelled, needsLook, type Speaker } from './output.ts';
import { UsageError } from './usage-error.ts';

/**
 * The codes of what is said of an account: of its faults, of what refuses an IBAN, or of the notes on it. For a program that
 * reads JSON, they are the same in each language.
 */
export function codesOf(
  reading: RowReading,
  functions: Calculator,
  answer = answerOn(reading, functions),
): string[] {
  if (!answer) return [reading.code];
  if (answer.state !== 'none') return answer.notes.map(({ code }) => code);
  const { faults } = answer;
  const coded = 'blz' in faults ? [...faults.blz, ...faults.kontonummer] : faults;
  const refusal = 'refusal' in answer && answer.refusal ? [answer.refusal] : [];
  return [...coded, ...refusal].map(({ code }) => code);
}

/** What the command prints, and its exit status. */
export interface Answer {
  readonly stdout: string;
  /** For the standard error output. */
  readonly sentences: readonly string[];
  readonly status: number;
}

/** Answers what the arguments ask for, if that is no list. @param json whether to print JSON, one object a line */
export function answerRequest(
  request: Exclude<CommandRequest, { kind: 'list' }>,
  json: boolean,
  speaker: Speaker,
): Answer {
  switch (request.kind) {
    case 'bank':
      return findBank(request.blz, json, speaker);
    case 'bic':
      return findBanksOfBic(request.bic, json, speaker);
    case 'name':
      return findBanksByName(request.text, json, speaker);
    case 'accounts':
      return checkAccounts(request.accounts, json, speaker);
  }
}

/**
 * Checks or builds IBANs, each as in a list.
 *
 * @throws {UsageError} if a single text has no account in it
 */
export function checkAccounts(accounts: readonly TypedAccount[], json: boolean, speaker: Speaker): Answer {
  const isOne = accounts.length === 1;
  const answers = accounts.map((account) => {
    const text = account.join(' ');
    const answer = checkAccount(account, json, speaker);
    if (isOne && answer.isNothing) throw new UsageError({ code: 'no-account', text, nearest: null });
    // With several, a sentence alone would not tell which is meant.
    return isOne ? answer : { ...answer, sentences: answer.sentences.map((said) => `${text}: ${said}`) };
  });
  const outputs = answers.map(({ stdout }) => stdout).filter(Boolean);
  return {
    stdout: outputs.join(json ? '' : '\n'),
    sentences: answers.flatMap(({ sentences }) => sentences),
    status: Math.max(...answers.map(({ status }) => status)),
  };
}

function checkAccount(account: TypedAccount, json: boolean, speaker: Speaker) {
  const { functions, words } = speaker;
  const { reading, verdict } = readTyped(account, speaker);
  const { outcome, iban, bic, bank, message } = verdict;
  const isNothing = reading.code === 'nothing';
  const status = needsLook(outcome) ? EXIT.LOOK : EXIT.RIGHT;
  const answer = answerOn(reading, functions);
  if (json) {
    const codes = codesOf(reading, functions, answer);
    return { isNothing, status, sentences: [], stdout: jsonLine({ ...verdict, codes }) };
  }
  if (!iban) return { isNothing, status, sentences: [message], stdout: '' };
  const hint = hintOf(answer, functions);
  const lines = [
    labelled('iban', group(iban), speaker),
    bic && labelled('bic', bic, speaker),
    bank && labelled('bank', bank, speaker),
    labelled('outcome', words.lists.outcomes[outcome], speaker),
    message,
    message.includes(hint) ? '' : hint,
  ];
  return { isNothing, status, sentences: [], stdout: `${lines.filter(Boolean).join('\n')}\n` };
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
const hintOf = (answer: IbanAnswer | AccountAnswer | undefined, { sentences }: Calculator): string =>
  answer && answer.state !== 'none' ? sentences(answer.basis).join(' ') : '';

/** Finds the bank of a Bankleitzahl. @param blz 8 digits */
function findBank(blz: string, json: boolean, speaker: Speaker): Answer {
  const { functions, words } = speaker;
  const { bank, faults, notes } = functions.explainBank(blz);
  if (!bank) {
    const sentences = [...faults.blz.map(words.answers.blz), ...functions.sentences(notes)];
    return notFound([...faults.blz, ...notes], sentences.join(' '), json);
  }
  const { name, city, bic } = bank;
  const lines = [
    labelled('bank', `${name}, ${city}`, speaker),
    labelled('bic', bic ?? words.command.noBic, speaker),
  ];
  return found({ blz, name, city, bic }, `${lines.join('\n')}\n`, json);
}

/**
 * Finds all banks of the directory with a BIC.
 *
 * @param bic 8 or 11 characters, in capitals; 8 mean the head office, `XXX`
 */
function findBanksOfBic(bic: string, json: boolean, speaker: Speaker): Answer {
  const full = bic.padEnd(11, 'X');
  const banks = banksByBic(bic);
  if (banks.length === 0) {
    const message = speaker.words.command.unknownBic(bic, full.slice(4, 6) === 'DE');
    return notFound([{ code: 'unknown-bic' }], message, json);
  }
  const lines = banks.map((bank) => bankLine(bank, null));
  return found({ bic: full, banks }, `${labelled('bic', full, speaker)}\n${lines.join('')}`, json);
}

const MAX_BANKS = 10;

/** Finds banks by name and city, as the search of our pages. At least one bank has the text. */
function findBanksByName(text: string, json: boolean, { words }: Speaker): Answer {
  const { banks } = searchBanks(text);
  const lines = banks.slice(0, MAX_BANKS).map((bank) => bankLine(bank));
  const more = banks.length - MAX_BANKS;
  const sentences = more > 0 && !json ? [words.command.moreBanks(more)] : [];
  return { ...found({ banks }, lines.join(''), json), sentences };
}

const bankLine = ({ blz, name, city, bic }: BankWithBlz, shownBic = bic) =>
  `${blz}  ${[`${name}, ${city}`, shownBic].filter(Boolean).join('  ')}\n`;

const found = (data: object, text: string, json: boolean): Answer => ({
  stdout: json ? jsonLine(data) : text,
  sentences: [],
  status: EXIT.RIGHT,
});

function notFound(faults: readonly { readonly code: string }[], message: string, json: boolean): Answer {
  const codes = faults.map(({ code }) => code);
  const status = EXIT.LOOK;
  return json
    ? { stdout: jsonLine({ codes, message }), sentences: [], status }
    : { stdout: '', sentences: [message], status };
}

const jsonLine = (value: object) => `${JSON.stringify(value)}\n`;
