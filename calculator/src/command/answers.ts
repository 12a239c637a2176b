import type { Calculator } from '../answers/api.ts';
import { knownBanks } from '../answers/known-banks.ts';
import { understand } from '../answers/understand.ts';
import { group } from '../iban/clean.ts';
import { answerOn, type Verdict, verdictOn } from '../lists/check-account.ts';
import { readRow } from '../lists/read-row.ts';
import { banksByBic } from '../package/banks.ts';
import { searchBanks } from '../package/search.ts';
import type { RowReading } from '../reader/reading.ts';
import type { CommandRequest, TypedAccount } from './arguments.ts';
import { EXIT, needsLook } from './output.ts';
import { labelled, type Speaker } from './speaker.ts';

/**
 * The codes of what is said of an account: of its faults, of what refuses an IBAN, or of the notes on it. For a program that
 * reads JSON, they are the same in each language.
 */
export function codesOf(reading: RowReading, functions: Calculator): string[] {
  const answer = answerOn(reading, functions);
  if (!answer) return [reading.code];
  if (answer.state !== 'none') return answer.notes.map(({ code }) => code);
  const { faults } = answer;
  const coded = 'blz' in faults ? [...faults.blz, ...faults.kontonummer] : faults;
  const refusal = 'refusal' in answer ? answer.refusal : undefined;
  return [...coded, ...(refusal ? [refusal] : [])].map(({ code }) => code);
}

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

/** Finds the bank of a Bankleitzahl. @param blz 8 digits */
function findBank(blz: string, json: boolean, speaker: Speaker): Answer {
  const { functions, words } = speaker;
  const bank = functions.lookupBic(blz);
  if (bank.notFound) return notFound(bank.notes?.join(' ') ?? words.command.noBlz, json);
  const { name, city, bic } = bank;
  const lines = [
    labelled('bank', `${name}, ${city}`, speaker),
    labelled('bic', bic ?? words.command.noBic, speaker),
  ];
  const text = `${lines.join('\n')}\n`;
  return { stdout: json ? jsonLine({ bank: name, city, bic }) : text, sentences: [], status: EXIT.RIGHT };
}

/**
 * Finds all banks of the directory with a BIC.
 *
 * @param bic 8 or 11 characters, in capitals; 8 mean the head office, `XXX`
 */
function findBanksOfBic(bic: string, json: boolean, speaker: Speaker): Answer {
  const { words } = speaker;
  const full = bic.padEnd(11, 'X');
  const banks = banksByBic(bic).map(({ blz, name, city }) => ({ blz, bank: name, city }));
  if (banks.length === 0) return notFound(words.command.unknownBic(bic, full.slice(4, 6) === 'DE'), json);
  const lines = banks.map(({ blz, bank, city }) => `${blz}  ${bank}, ${city}\n`);
  return {
    stdout: json ? jsonLine({ bic: full, banks }) : `${labelled('bic', full, speaker)}\n${lines.join('')}`,
    sentences: [],
    status: EXIT.RIGHT,
  };
}

const MAX_BANKS = 10;

/** Finds banks by name and city, as the search of our pages. At least one bank has the text. */
function findBanksByName(text: string, json: boolean, { words }: Speaker): Answer {
  const { banks } = searchBanks(text);
  const lines = banks
    .slice(0, MAX_BANKS)
    .map(({ blz, name, city, bic }) => `${blz}  ${[`${name}, ${city}`, bic].filter(Boolean).join('  ')}\n`);
  return {
    stdout: json ? jsonLine({ banks }) : lines.join(''),
    sentences: banks.length > MAX_BANKS && !json ? [words.command.moreBanks(banks.length - MAX_BANKS)] : [],
    status: EXIT.RIGHT,
  };
}

const notFound = (message: string, json: boolean): Answer =>
  json
    ? { stdout: jsonLine({ message }), sentences: [], status: EXIT.LOOK }
    : { stdout: '', sentences: [message], status: EXIT.LOOK };

const jsonLine = (value: object) => `${JSON.stringify(value)}\n`;

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
