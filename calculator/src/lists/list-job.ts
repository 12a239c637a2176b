import type { FullCalculator } from '../answers/api.ts';
import { rowChecker, verdictOn } from './check-list.ts';
import { type CheckedList, checkedList } from './checked-list.ts';
import {
  columnsInWords,
  columnsRead,
  columnTitle,
  listNotes,
  NO_FILE,
  NO_PARTS,
  unreadSentence,
  GERMAN_LIST_WORDS as WORDS,
} from './de.ts';
import type { ColumnQuestion, ListColumns, Unread } from './list.ts';
import { type OpenedList, onlySheetWithAccounts, openFile, openSheet, visibleSheets } from './open-list.ts';
import { readList } from './read-list.ts';
import type { Workbook } from './workbooks/workbook.ts';
import type { ColumnChoices, ColumnPreview, FromWorker, SheetChoices, ToWorker } from './worker-messages.ts';

/**
 * Reads and checks one list, in German words, and keeps it with its results. The page has only the rows that it shows.
 *
 * @param send sends a message to the page
 * @param load called when the functions are needed, with all parts. It throws if a part can't be loaded
 * @returns a function that does what a message from the page asks for, and sends the answers
 */
export function listJob(
  send: (message: FromWorker) => void,
  load: () => FullCalculator,
): (message: ToWorker) => Promise<void> {
  let workbook: Workbook | undefined;
  let sheet: number | undefined;
  let opened: OpenedList | undefined;
  let question: ColumnQuestion | null = null;
  let checked: CheckedList | undefined;

  async function openBytes(bytes: Uint8Array): Promise<void> {
    const file = openFile(bytes, WORDS.cells);
    if ('fault' in file) return send({ error: unreadSentence(file, WORDS) });
    if ('content' in file) return read(file);
    workbook = file.workbook;
    const choices = sheets();
    if (!choices) return readSheet(0);
    const functions = loadedCalculator();
    // A cover sheet has no accounts.
    const only = functions && onlySheetWithAccounts(workbook, functions);
    if (only === undefined) send({ sheets: choices });
    else await readSheet(only);
  }

  async function readSheet(index: number): Promise<void> {
    if (!workbook) return;
    sheet = index;
    const content = openSheet(workbook, index);
    if ('fault' in content) refuse(content);
    else await read(content);
  }

  function read(list: OpenedList): Promise<void> {
    opened = list;
    question = null;
    return check();
  }

  /** Checks the list if its columns are known. @param columns that a person has chosen; null for text */
  async function check(columns?: ListColumns | null): Promise<void> {
    checked?.giveUp();
    checked = undefined;
    const functions = loadedCalculator();
    if (!functions || !opened) return;
    const first = readList(opened.content, functions, columns);
    const only = 'question' in first ? onlyWay(first.question) : undefined;
    const found = only === undefined ? first : readList(opened.content, functions, only);
    if ('fault' in found) return refuse(found);
    // A visitor who has chosen to read the list as text can go back to columns.
    question =
      'question' in first
        ? first.question
        : 'question' in found
          ? found.question
          : (found.choices ?? question);
    if ('question' in found) return send({ question: columnChoices(found.question, functions) });
    const { shape } = found.list;
    send({
      reading: {
        shape,
        sentence: shape.columns ? columnsRead(shape.columns, shape.header, WORDS) : '',
        choices: question && columnChoices(question, functions),
        sheets: sheets(),
        notes: listNotes(opened.notes, WORDS),
      },
    });
    checked = checkedList(found.list, functions);
    const done = await checked.check((progress) => send({ progress }));
    if (done) send({ done });
  }

  async function sendFile(wanted: Extract<ToWorker, { file: unknown }>['file']): Promise<void> {
    try {
      const ofWorkbook = workbook && visibleSheets(workbook)[sheet ?? 0];
      const file = await checked?.file(wanted, ofWorkbook, (writing) => send({ writing }));
      if (file) send(file);
    } catch {
      // The list stays, unlike after an error that reaches the page otherwise.
      send({ fileError: NO_FILE });
    }
  }

  function sheets(): SheetChoices | null {
    const names = workbook ? visibleSheets(workbook).map(({ name }) => name) : [];
    if (names.length < 2) return null;
    return { names, ...(sheet === undefined ? {} : { chosen: sheet }) };
  }

  /** Says why a list can't be read. If it is one sheet of several, another one may be chosen. */
  function refuse(unread: Unread): void {
    const error = unreadSentence(unread, WORDS);
    const choices = sheets();
    send(choices ? { sheets: { ...choices, error } } : { error });
  }

  /** @returns undefined if it can't be loaded, after telling the page */
  function loadedCalculator(): FullCalculator | undefined {
    try {
      return load();
    } catch {
      send({ error: NO_PARTS });
      return undefined;
    }
  }

  return async (message) => {
    if ('page' in message) {
      if (checked) send({ page: checked.page(message.page) });
    } else if ('memberTexts' in message) {
      if (checked) send({ memberTexts: checked.memberTexts() });
    } else if ('file' in message) await sendFile(message.file);
    else if ('preview' in message) {
      const functions = loadedCalculator();
      if (functions && question) send({ preview: previewOf(question, message.preview, functions) });
    } else if ('columns' in message) await check(message.columns);
    else if ('sheet' in message) await readSheet(message.sheet);
    else if ('text' in message) await read({ content: message.text, notes: [] });
    else await openBytes(new Uint8Array(message.bytes));
  };
}

/** The only way to read a list, null for text; undefined if there are more. Names of columns may contradict it. */
function onlyWay({ header, candidates, mayBeText }: ColumnQuestion): ListColumns | null | undefined {
  if (header) return undefined;
  const [one, ...others] = candidates;
  if (!one) return mayBeText ? null : undefined;
  return others.length > 0 || mayBeText ? undefined : one.columns;
}

function columnChoices(question: ColumnQuestion, functions: FullCalculator): ColumnChoices {
  return {
    titles: Array.from({ length: question.width }, (_, place) => columnTitle(question.header, place, WORDS)),
    rows: question.rows,
    mayBeText: question.mayBeText,
    candidates: question.candidates.map(({ columns, isCross }) => {
      const preview = previewOf(question, columns, functions);
      return isCross ? { ...preview, words: preview.words + WORDS.crossPair } : preview;
    }),
  };
}

function previewOf(question: ColumnQuestion, columns: ListColumns, functions: FullCalculator): ColumnPreview {
  const checkRow = rowChecker({ ...question, columns }, functions);
  return {
    columns,
    words: columnsInWords(columns, question.header, WORDS),
    examples: question.rows.map((row) => verdictOn(checkRow(row), functions, WORDS)),
  };
}
