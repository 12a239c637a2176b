import type { BankWithBlz } from '../iban/bic.ts';
import { group } from '../iban/clean.ts';
import { answerRow, codesOf, verdictOn } from '../lists/check-list.ts';
import { banksByBic } from '../package/banks.ts';
import { searchBanks } from '../package/search.ts';
import type { CommandRequest, TypedAccount } from './arguments.ts';
import { EXIT, labelled, needsLook, type Speaker } from './output.ts';
import { UsageError } from './usage-error.ts';

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
    // With several accounts, each sentence begins with its account.
    return isOne ? answer : { ...answer, sentences: answer.sentences.map((said) => `${text}: ${said}`) };
  });
  const outputs = answers.map(({ stdout }) => stdout).filter(Boolean);
  return {
    stdout: outputs.join(json ? '' : '\n'),
    sentences: answers.flatMap(({ sentences }) => sentences),
    status: Math.max(...answers.map(({ status }) => status)),
  };
}

/** Reads and checks an account as the only row of a list. */
function checkAccount(account: TypedAccount, json: boolean, { functions, words }: Speaker) {
  const columns = account.length === 2 ? { blz: 0, kontonummer: 1 } : null;
  const row = { line: 1, cells: account.map((cell) => cell.trim()) };
  const shape = { header: null, width: account.length, columns, isAlone: true };
  const rowAnswer = answerRow(row, shape, functions);
  const { reading, answer } = rowAnswer;
  const verdict = verdictOn(rowAnswer, functions, words.lists);
  const { outcome, iban, bic, bank } = verdict;
  const swapped = 'isSwapped' in reading ? words.command.swapped : '';
  const message = [swapped, verdict.message].filter(Boolean).join(' ');
  const answered = (stdout: string, ...sentences: readonly string[]) => ({
    stdout,
    sentences,
    status: needsLook(outcome) ? EXIT.LOOK : EXIT.RIGHT,
    isNothing: reading.code === 'nothing',
  });
  if (json) return answered(jsonLine({ ...verdict, message, codes: codesOf(rowAnswer) }));
  if (!answer || answer.state === 'none') return answered('', message);
  // What the IBAN rests on: its check digit and rule; and that the account statement decides.
  const hint = functions.sentences(answer.basis).join(' ');
  const lines = [
    labelled('iban', group(iban), words),
    bic && labelled('bic', bic, words),
    bank && labelled('bank', bank, words),
    labelled('outcome', words.lists.outcomes[outcome], words),
    message,
    message.includes(hint) ? '' : hint,
  ];
  return answered(`${lines.filter(Boolean).join('\n')}\n`);
}

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
    labelled('bank', `${name}, ${city}`, words),
    labelled('bic', bic ?? words.command.noBic, words),
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
  return found({ bic: full, banks }, `${labelled('bic', full, speaker.words)}\n${lines.join('')}`, json);
}

const MAX_BANKS = 10;

/** Finds banks by name and city, as the search of our pages does. readWords() has already found at least one. */
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

const notFound = (faults: readonly { code: string }[], message: string, json: boolean): Answer => ({
  stdout: json ? jsonLine({ codes: faults.map(({ code }) => code), message }) : '',
  sentences: json ? [] : [message],
  status: EXIT.LOOK,
});

const jsonLine = (value: object) => `${JSON.stringify(value)}\n`;
