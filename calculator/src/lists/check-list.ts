import type { AccountAnswer, IbanAnswer } from '../answers/answer.ts';
import type { FullCalculator } from '../answers/api.ts';
import { knownBanks } from '../answers/known-banks.ts';
import type { RowReading } from '../reader/reading.ts';
import type { ListWords } from './de.ts';
import type { List, ListResult, ListRow, Verdict } from './list.ts';
import { type RowShape, remarkReader, rowReader } from './read-row.ts';
import { type OtherBic, otherBicIn } from './row-bic.ts';

/** What is known of a row, without words. */
export type RowAnswer = ReturnType<typeof answerOn> & {
  /** What the row says of an account that is no longer in use. */
  readonly remark?: string | undefined;
  readonly otherBic?: OtherBic | undefined;
};

/** The answer is undefined if the row has no account, or only half of one. */
export function answerOn(reading: RowReading, functions: FullCalculator) {
  if (reading.code === 'iban') return { reading, answer: functions.explainIban(reading.iban) };
  if (reading.code !== 'account') return { reading, answer: undefined };
  return { reading, answer: functions.explainAccount(reading.blz, reading.kontonummer) };
}

/** Makes the function that reads and checks the rows of a list. @param functions with all parts */
export function rowChecker(shape: RowShape, functions: FullCalculator): (row: ListRow) => RowAnswer {
  const readRow = rowReader(shape, knownBanks(functions));
  const remarkOn = remarkReader(shape);
  return (row) => {
    const found = answerOn(readRow(row), functions);
    const { reading, answer } = found;
    const otherBic = answer && otherBicIn(row, shape, reading, answer, functions);
    return { ...found, remark: remarkOn(row), otherBic };
  };
}

/** Says what is known of a row. The sentences have the same language as the words. */
export function verdictOn(
  { reading, answer, remark, otherBic }: RowAnswer,
  { sentences }: FullCalculator,
  words: ListWords,
): Verdict {
  if (!answer || answer.state === 'none') {
    const message = answer ? refusalSentence(answer, sentences, words) : words.reading(reading);
    return { outcome: outcomeWithoutIban(reading, answer), iban: '', bic: '', bank: '', message };
  }
  const { iban, state, notes, bank } = answer;
  const isChanged =
    reading.code === 'account' && iban.slice(4) !== reading.blz + reading.kontonummer.padStart(10, '0');
  return {
    outcome: remark || otherBic || state === 'computed' ? 'doubtful' : isChanged ? 'changed' : 'right',
    iban,
    bic: bank?.bic ?? '',
    bank: bank?.name ?? '',
    message: [
      remark && words.outOfUse(remark),
      ...sentences(notes),
      otherBic && words.otherBic(otherBic.found, otherBic.expected),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function outcomeWithoutIban({ code }: RowReading, answer: RowAnswer['answer']): ListResult['outcome'] {
  if (code === 'skipped') return 'skipped';
  if (code === 'no-account') return 'absent';
  if (code === 'contradiction') return 'doubtful';
  const refusal = answer && 'refusal' in answer ? answer.refusal?.code : undefined;
  // Only the person knows which bank has the account today.
  if (refusal === 'blz-former') return 'doubtful';
  return refusal === 'no-iban' ? 'impossible' : 'faulty';
}

/** Why an account has no IBAN. Of two numbers, only the first fault is reported. */
function refusalSentence(
  answer: Extract<IbanAnswer | AccountAnswer, { state: 'none' }>,
  sentences: FullCalculator['sentences'],
  { account }: ListWords,
): string {
  if (answer.iban !== undefined)
    return answer.faults.map((fault) => account.iban(fault, answer.iban)).join(' ');
  const { blz, kontonummer } = answer.faults;
  const faults = [...blz.map(account.blz), ...kontonummer.map(account.kontonummer)];
  return faults[0] ?? sentences(answer.refusal ? [answer.refusal] : []).join(' ');
}

/** What is said of a row, as codes for programs: they are the same in each language. */
export function codesOf({ reading, answer, remark, otherBic }: RowAnswer): string[] {
  if (!answer) return [reading.code];
  if (answer.state !== 'none')
    return [
      ...(remark ? ['out-of-use'] : []),
      ...answer.notes.map(({ code }) => code),
      ...(otherBic ? ['other-bic'] : []),
    ];
  const { faults } = answer;
  const ofTexts = 'blz' in faults ? [...faults.blz, ...faults.kontonummer] : faults;
  const refusal = 'refusal' in answer && answer.refusal ? [answer.refusal] : [];
  return [...ofTexts, ...refusal].map(({ code }) => code);
}

const CHUNK_ROWS = 1000;

/**
 * Checks every row of a list, a thousand rows at a time, so that the caller can show progress or stop.
 *
 * @param functions with all parts, in the same language as the words
 * @param hasCodes whether the results also have the codes of what is said, for programs
 */
export function* checkList(list: List, functions: FullCalculator, words: ListWords, hasCodes = false) {
  /** By IBAN, the line of its first row. */
  const lines = new Map<string, number>();
  const checkRow = rowChecker(list.shape, functions);
  for (let start = 0; start < list.rows.length; start += CHUNK_ROWS) {
    yield list.rows.slice(start, start + CHUNK_ROWS).map((row): ListResult => {
      const { line, cells, kinds, isTitle } = row;
      const answer = checkRow(row);
      const verdict = verdictOn(answer, functions, words);
      // Families share accounts: a repeated account is as right or doubtful as the first time.
      const repeats = lines.get(verdict.iban);
      if (verdict.iban && repeats === undefined) lines.set(verdict.iban, line);
      const sentences = [repeats !== undefined && words.duplicate(repeats), verdict.message];
      return {
        line,
        cells,
        ...(kinds && { kinds }),
        ...verdict,
        message: sentences.filter(Boolean).join(' '),
        ...(repeats !== undefined && { repeats }),
        ...(hasCodes && { codes: codesOf(answer) }),
        ...(isTitle && { isTitle }),
      };
    });
  }
}
