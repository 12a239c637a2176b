import type { Calculator } from '../answers/api.ts';
import { CheckedList } from './checked-list.ts';
import { columnChoices, columnTitles, previewOf } from './column-choices.ts';
import { listNotes, NO_PARTS, NO_WORKBOOKS, GERMAN_LIST_WORDS as WORDS } from './de.ts';
import type { ColumnQuestion, List, ListColumns, ListFault } from './list.ts';
import { type OpenedList, onlySheetWithAccounts, openFile, openSheet, visibleSheets } from './open-list.ts';
import { readList } from './read-list.ts';
import type { WorkbookReader } from './workbook-part.ts';
import type { WorkbookWriter } from './workbook-writer-part.ts';
import type { Workbook, WorkbookFault } from './workbooks/workbook.ts';
import type { FromWorker, SheetChoices, ToWorker } from './worker-messages.ts';

/** What a job loads when it needs it. Each throws if it can't be loaded. */
interface Loading {
  /** The functions with all parts. */
  readonly calculator: () => Calculator;
  readonly reader: () => WorkbookReader;
  readonly writer: () => WorkbookWriter;
}

/** Reads and checks one list in German, and keeps it with its results. The page has only the rows that it shows. */
export class ListJob {
  readonly #send: (message: FromWorker) => void;
  readonly #load: Loading;
  #workbook: Workbook | undefined;
  #sheet: number | undefined;
  #opened: OpenedList | undefined;
  #question: ColumnQuestion | null = null;
  #checked: CheckedList | undefined;

  /** @param send sends a message to the page */
  constructor(send: (message: FromWorker) => void, load: Loading) {
    this.#send = send;
    this.#load = load;
  }

  /** Does what a message from the page asks for, and sends the answers. */
  async receive(message: ToWorker): Promise<void> {
    if ('page' in message) this.#sendPage(message.page);
    else if ('memberTexts' in message) this.#sendMemberTexts();
    else if ('file' in message) await this.#sendFile(message.file);
    else if ('preview' in message) this.#sendPreview(message.preview);
    else if ('columns' in message) await this.#check(message.columns);
    else if ('sheet' in message) await this.#readSheet(message.sheet);
    else if ('text' in message) await this.#read({ content: message.text, notes: [] });
    else await this.#openFile(new Uint8Array(message.bytes));
  }

  async #openFile(bytes: Uint8Array): Promise<void> {
    const opened = this.#loaded(() => openFile(bytes, this.#load.reader, WORDS.cells), NO_WORKBOOKS);
    if (!opened) return;
    if ('fault' in opened) return this.#send({ error: WORDS.faults[opened.fault] });
    if ('content' in opened) return this.#read(opened);
    this.#workbook = opened.workbook;
    const sheets = this.#sheets();
    const only = sheets ? this.#onlySheet() : 0;
    if (only === undefined) this.#send({ sheets: sheets as SheetChoices });
    else await this.#readSheet(only);
  }

  /** The only sheet with accounts. A cover sheet has none. */
  #onlySheet(): number | undefined {
    const functions = this.#loaded(this.#load.calculator, NO_PARTS);
    return this.#workbook && functions && onlySheetWithAccounts(this.#workbook, functions);
  }

  async #readSheet(index: number): Promise<void> {
    if (!this.#workbook) return;
    this.#sheet = index;
    const opened = openSheet(this.#workbook, index);
    if ('fault' in opened) this.#refuse(opened.fault);
    else await this.#read(opened);
  }

  async #read(opened: OpenedList): Promise<void> {
    this.#opened = opened;
    this.#question = null;
    await this.#check(undefined);
  }

  /** Reads the list, and checks it if its columns are known. @param columns that a person has chosen; null for text */
  async #check(columns: ListColumns | null | undefined): Promise<void> {
    this.#checked?.giveUp();
    this.#checked = undefined;
    const functions = this.#loaded(this.#load.calculator, NO_PARTS);
    if (!functions || !this.#opened) return;
    const read = readList(this.#opened.content, functions, columns);
    if ('fault' in read) return this.#refuse(read.fault);
    // A person who has chosen text may go back to columns.
    this.#question = 'question' in read ? read.question : (read.choices ?? this.#question);
    if ('question' in read) return this.#send({ question: columnChoices(read.question, functions) });
    this.#sendReading(read.list, functions);
    const checked = new CheckedList(read.list, functions);
    this.#checked = checked;
    const done = await checked.check((progress) => this.#send({ progress }));
    if (done) this.#send({ done });
  }

  #sendReading({ shape }: List, functions: Calculator): void {
    const titles = columnTitles(shape);
    this.#send({
      reading: {
        shape,
        sentence: shape.columns ? WORDS.columnsRead(shape.columns, (place) => titles[place] ?? '') : '',
        choices: this.#question && columnChoices(this.#question, functions),
        sheets: this.#sheets(),
        notes: listNotes(this.#opened?.notes ?? [], WORDS),
      },
    });
  }

  #sendPage(page: Extract<ToWorker, { page: unknown }>['page']): void {
    if (this.#checked) this.#send({ page: this.#checked.page(page) });
  }

  #sendMemberTexts(): void {
    if (this.#checked) this.#send({ memberTexts: this.#checked.memberTexts() });
  }

  #sendPreview(columns: ListColumns): void {
    const functions = this.#loaded(this.#load.calculator, NO_PARTS);
    if (functions && this.#question) this.#send({ preview: previewOf(this.#question, columns, functions) });
  }

  async #sendFile(wanted: Extract<ToWorker, { file: unknown }>['file']): Promise<void> {
    try {
      const sheet = this.#workbook && visibleSheets(this.#workbook)[this.#sheet ?? 0];
      const file = await this.#checked?.file(wanted, sheet, this.#load.writer, (writing) =>
        this.#send({ writing }),
      );
      if (file) this.#send(file);
    } catch {
      this.#send({ fileError: NO_WORKBOOKS });
    }
  }

  /** The sheets to choose from; null if there is no choice. */
  #sheets(): SheetChoices | null {
    const names = this.#workbook ? visibleSheets(this.#workbook).map(({ name }) => name) : [];
    if (names.length < 2) return null;
    return { names, ...(this.#sheet === undefined ? {} : { chosen: this.#sheet }) };
  }

  /** Says why a list can't be read. If it is one sheet of several, another one may be chosen. */
  #refuse(fault: ListFault | WorkbookFault): void {
    const error = WORDS.faults[fault];
    const sheets = this.#sheets();
    this.#send(sheets ? { sheets: { ...sheets, error } } : { error });
  }

  /** @returns undefined if it can't be loaded; the page knows then */
  #loaded<T>(load: () => T, error: string): T | undefined {
    try {
      return load();
    } catch {
      this.#send({ error });
      return undefined;
    }
  }
}
