import type { BankWithBlz } from '../iban/bic.ts';
import { group } from '../iban/clean.ts';
import { codesOf, rowChecker, verdictOn } from '../lists/check-list.ts';
import { separateIbans } from '../lists/list.ts';
import { banksByBic } from '../package/all.ts';
import { searchBanks } from '../package/search.ts';
import { type CommandRequest, isShortIban, type TypedAccount } from './arguments.ts';
import { EXIT, labelled, needsLook, type Speaker } from './output.ts';
import { UsageError } from './usage-error.ts';

/** What the command has found: as data, and in words. */
interface Found {
  readonly data: object;
  /** For the standard output; `''` if nothing was found. */
  readonly text: string;
  /** For the standard error output. */
  readonly sentences: readonly string[];
  readonly status: number;
}

type Request = Exclude<CommandRequest, { kind: 'list' }>;

/**
 * Answers what the arguments ask for, if that is not a list.
 *
 * @param json whether to print JSON, one object a line
 * @returns what the command prints on its two outputs, and its exit status
 * @throws {UsageError} if a single text has no account in it
 */
export function answerRequest(request: Request, json: boolean, speaker: Speaker) {
  const found = findAll(request, speaker);
  const status = Math.max(...found.map((each) => each.status));
  if (json)
    return { stdout: found.map(({ data }) => `${JSON.stringify(data)}\n`).join(''), sentences: [], status };
  const texts = found.map(({ text }) => text).filter(Boolean);
  return { stdout: texts.join('\n'), sentences: found.flatMap(({ sentences }) => sentences), status };
}

function findAll(request: Request, speaker: Speaker): readonly Found[] {
  switch (request.kind) {
    case 'bank':
      return [findBank(request.blz, speaker)];
    case 'bic':
      return [findBanksOfBic(request.bic, speaker)];
    case 'name':
      return [findBanksByName(request.text, speaker)];
    case 'accounts':
      return request.accounts.map((account, _, { length }) => checkAccount(account, length === 1, speaker));
  }
}

/** Reads and checks an account as the only row of a list. */
function checkAccount(account: TypedAccount, isOne: boolean, { functions, words }: Speaker): Found {
  const text = account.join(' ');
  const columns = account.length === 2 ? { blz: 0, kontonummer: 1 } : isShortIban(text) ? { iban: 0 } : null;
  const shape = { header: null, width: account.length, columns, isAlone: true };
  const checkRow = rowChecker(shape, functions);
  const rowAnswer = checkRow({ line: 1, cells: account.map((cell) => cell.trim()) });
  const { reading, answer } = rowAnswer;
  if (isOne && reading.code === 'nothing') throw new UsageError({ code: 'no-account', text, nearest: null });
  const verdict = verdictOn(rowAnswer, functions, words.lists);
  const { outcome, iban, bic, bank } = verdict;
  const swapped = 'isSwapped' in reading ? words.command.swapped : '';
  const message = [swapped, verdict.message].filter(Boolean).join(' ');
  const data = { outcome, ...separateIbans(verdict), bic, bank, message, codes: codesOf(rowAnswer) };
  const status = needsLook(outcome) ? EXIT.LOOK : EXIT.RIGHT;
  // With several accounts, each sentence begins with its account.
  if (!answer || answer.state === 'none')
    return { data, text: '', sentences: [isOne ? message : `${text}: ${message}`], status };
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
  return { data, text: `${lines.filter(Boolean).join('\n')}\n`, sentences: [], status };
}

function findBank(blz: string, { functions, words }: Speaker): Found {
  const { bank, faults, notes } = functions.explainBank(blz);
  if (!bank) {
    const sentences = [...faults.blz.map(words.answers.blz), ...functions.sentences(notes)];
    const answer = notFound([...faults.blz, ...notes], sentences.join(' '));
    // What is known of a Bankleitzahl that is gone, for programs.
    const former = notes.find(({ code }) => code === 'blz-former');
    return former ? { ...answer, data: { ...answer.data, former } } : answer;
  }
  const { name, city, bic } = bank;
  const bankLabelled = labelled('bank', `${name}, ${city}`, words);
  const bicLabelled = labelled('bic', bic ?? words.command.noBic, words);
  const said = functions.sentences(notes).map((sentence) => `${sentence}\n`);
  return found({ blz, name, city, bic }, `${bankLabelled}\n${bicLabelled}\n${said.join('')}`);
}

/** @param bic 8 or 11 characters, in capitals; 8 mean the head office, `XXX` */
function findBanksOfBic(bic: string, { words }: Speaker): Found {
  const full = bic.padEnd(11, 'X');
  const banks = banksByBic(bic);
  if (banks.length === 0)
    return notFound([{ code: 'unknown-bic' }], words.command.unknownBic(bic, full.slice(4, 6) === 'DE'));
  const lines = banks.map((bank) => bankLine(bank, null));
  return found({ bic: full, banks }, `${labelled('bic', full, words)}\n${lines.join('')}`);
}

const MAX_BANKS = 10;

/** readWords() has already found at least one. */
function findBanksByName(text: string, { words }: Speaker): Found {
  const { banks } = searchBanks(text);
  const lines = banks.slice(0, MAX_BANKS).map((bank) => bankLine(bank));
  const more = banks.length - MAX_BANKS;
  const sentences = more > 0 ? [words.command.moreBanks(more)] : [];
  return { ...found({ banks }, lines.join('')), sentences };
}

const bankLine = ({ blz, name, city, bic }: BankWithBlz, shownBic = bic) =>
  `${blz}  ${[`${name}, ${city}`, shownBic].filter(Boolean).join('  ')}\n`;

const found = (data: object, text: string): Found => ({ data, text, sentences: [], status: EXIT.RIGHT });

function notFound(faults: readonly { readonly code: string }[], message: string): Found {
  const data = { codes: faults.map(({ code }) => code), message };
  return { data, text: '', sentences: [message], status: EXIT.LOOK };
}
