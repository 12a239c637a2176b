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

const show = (text: string) => showText('writing', text);

/**
 * Makes the buttons that download the result. One file is written at a time.
 *
 * @param filter gives the rows that are shown
 */
export function resultDownload(run: ListRun, filter: () => Filter) {
  let listName = '';
  /** Without extension; `''` if no file is being written. */
  let fileName = '';

  for (const button of document.querySelectorAll<HTMLElement>('[data-download], [data-download-some]')) {
    const { download, downloadSome } = button.dataset;
    const format = (download ?? downloadSome) as FileFormat;
    button.addEventListener('click', () => start(download ? 'all' : filter(), format));
  }

  function start(rows: Filter, format: FileFormat): void {
    if (fileName) return;
    const name = listName.replace(/(?:-iban)?(?:\.[^.]*)?$/, '');
    fileName = `${name}-iban${rows === 'all' ? '' : '-auswahl'}`;
    show('');
    run.ask({ file: { filter: rows, format } });
  }

  /** Forgets the file that is being written. */
  function reset(): void {
    fileName = '';
    show('');
  }

  return {
    reset,
    /** @param name of the list's file: the names of results begin with it */
    nameList(name: string): void {
      listName = name;
    },
    showProgress(progress: Progress): void {
      if (pageElement('writing').hidden) announce('Die Datei wird geschrieben.');
      show(`Die Datei wird geschrieben: ${progressOf(progress)}`);
    },
    /** Hands the file to the visitor. */
    finish({ file, extension }: ResultFile): void {
      download(file, `${fileName}.${extension}`);
      if (!pageElement('writing').hidden) announce('Die Datei ist fertig.');
      reset();
    },
    /** @param error a German sentence */
    fail(error: string): void {
      reset();
      show(error);
      announce(error);
    },
  };
}

/** Makes the button that copies the texts for members who have to be asked. */
export function textsCopy(run: ListRun) {
  const button = pageElement('copy-texts');
  const field = pageElement<HTMLTextAreaElement>('texts');
  const label = button.textContent;
  button.addEventListener('click', () => run.ask({ memberTexts: true }));
  return {
    /** @param count how many members have to be asked */
    reset(count: number): void {
      button.hidden = count === 0;
      button.textContent = label;
      field.hidden = true;
      field.value = '';
    },
    /** Shows and copies the texts that the worker has sent. */
    async finish(texts: string): Promise<void> {
      field.value = texts;
      field.hidden = false;
      const done = PAGE_WORDS[await copy(texts, () => field.select())];
      button.textContent = done;
      announce(done);
    },
  };
}
