import {
  download,
  type FileFormat,
  type Filter,
  type Progress,
  type ResultFile,
} from '../../../calculator/functions.ts';
import { copy } from '../../frame/script/copy-buttons.ts';
import { PAGE_WORDS } from '../../frame/script/words.ts';
import { announce, pageElement, showText } from './elements.ts';
import type { ListRun } from './list-run.ts';
import { progressOf } from './show-progress.ts';

/** The buttons that download the result. One file is written at a time. */
export class ResultDownload {
  /** The name of the list's file. The names of results begin with it. */
  listName = '';
  readonly #run: ListRun;
  /** Without extension; `''` if no file is being written. */
  #fileName = '';

  /** @param filter gives the rows that are shown */
  constructor(run: ListRun, filter: () => Filter) {
    this.#run = run;
    for (const button of document.querySelectorAll<HTMLElement>('[data-download], [data-download-some]')) {
      const { download, downloadSome } = button.dataset;
      const format = (download ?? downloadSome) as FileFormat;
      button.addEventListener('click', () => this.#start(download ? 'all' : filter(), format));
    }
  }

  /** Forgets the file that is being written. */
  reset(): void {
    this.#fileName = '';
    show('');
  }

  showProgress(progress: Progress): void {
    if (pageElement('writing').hidden) announce('Die Datei wird geschrieben.');
    show(`Die Datei wird geschrieben: ${progressOf(progress)}`);
  }

  /** Hands the file to the visitor. */
  finish({ file, extension }: ResultFile): void {
    download(file, `${this.#fileName}.${extension}`);
    if (!pageElement('writing').hidden) announce('Die Datei ist fertig.');
    this.reset();
  }

  /** @param error a German sentence */
  fail(error: string): void {
    this.reset();
    show(error);
    announce(error);
  }

  #start(filter: Filter, format: FileFormat): void {
    if (this.#fileName) return;
    const name = this.listName.replace(/(?:-iban)?(?:\.[^.]*)?$/, '');
    this.#fileName = `${name}-iban${filter === 'all' ? '' : '-auswahl'}`;
    show('');
    this.#run.ask({ file: { filter, format } });
  }
}

const show = (text: string) => showText('writing', text);

/** The button that copies the texts for members who have to be asked. */
export class TextsCopy {
  readonly #label = copyButton().textContent;

  constructor(run: ListRun) {
    copyButton().addEventListener('click', () => run.ask({ memberTexts: true }));
  }

  /** @param count how many members have to be asked */
  reset(count: number): void {
    copyButton().hidden = count === 0;
    copyButton().textContent = this.#label;
    textsField().hidden = true;
    textsField().value = '';
  }

  /** Shows and copies the texts that the worker has sent. */
  async finish(texts: string): Promise<void> {
    textsField().value = texts;
    textsField().hidden = false;
    const done = PAGE_WORDS[await copy(texts, () => textsField().select())];
    copyButton().textContent = done;
    announce(done);
  }
}

const copyButton = () => pageElement('copy-texts');
const textsField = () => pageElement<HTMLTextAreaElement>('texts');
