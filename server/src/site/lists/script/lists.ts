import type { FromWorker, ListColumns, ToWorker } from '../../../calculator/functions.ts';
import { whenIdle } from '../../frame/script/idle.ts';
import { announce, pageElement } from './elements.ts';
import { resultDownload, textsCopy } from './export-result.ts';
import { makeListRun } from './list-run.ts';
import { listenForLists, type NamedList } from './listen-for-lists.ts';
import { columnsQuestion, sheetQuestion } from './questions.ts';
import { hideProgress, showListFault, showProgress, showStart } from './show-progress.ts';
import { ResultView } from './show-result.ts';

// The script of the page „Listen“.

const run = makeListRun(receive);
const result = new ResultView(run);
const downloads = resultDownload(run, () => result.filter);
const askSheet = sheetQuestion((sheet) => readAgain({ sheet }));
const columns = columnsQuestion(run, (chosen: ListColumns | null) => readAgain({ columns: chosen }));
const texts = textsCopy(run);
let listName = '';

listenForLists(start, refuse);
pageElement('cancel').addEventListener('click', () => {
  run.end();
  run.prepare();
  hideProgress();
  announce('Abgebrochen.');
  pageElement('text').focus();
});
pageElement('change-columns').addEventListener('click', () => {
  const { choices = null, shape } = result.reading ?? {};
  hide('sheets');
  if (choices) columns.show(choices, shape?.columns ?? null);
});
pageElement('change-sheet').addEventListener('click', () => {
  hide('columns');
  if (result.reading?.sheets) askSheet(result.reading.sheets);
});

// The worker loads the banks and their rules beforehand, so its requests don't depend on what visitors type.
whenIdle(() => run.prepare());

function start({ name, ...list }: NamedList): void {
  listName = name;
  downloads.nameList('bytes' in list ? name : 'liste');
  clear();
  run.start(list);
}

/** Has the list read again in another way. The worker still has it. */
function readAgain(choice: Extract<ToWorker, { sheet: number } | { columns: unknown }>): void {
  clear();
  run.ask(choice);
}

function hide(name: 'sheets' | 'columns' | 'result'): void {
  pageElement(name).hidden = true;
}

function clear(): void {
  showListFault('');
  hide('sheets');
  hide('columns');
  hide('result');
  pageElement('rows').replaceChildren();
  downloads.reset();
  showStart();
}

function refuse(error: string): void {
  hideProgress();
  showListFault(error);
  pageElement('text').focus();
}

function receive(message: FromWorker): void {
  if ('reading' in message) result.showReading(listName, message.reading);
  else if ('progress' in message) showProgress(message.progress);
  else if ('page' in message) result.showRows(message.page);
  else if ('writing' in message) downloads.showProgress(message.writing);
  else if ('file' in message) downloads.finish(message);
  else if ('memberTexts' in message) texts.finish(message.memberTexts);
  else if ('fileError' in message) downloads.fail(message.fileError);
  else if ('preview' in message) columns.showPreview(message.preview);
  else if ('error' in message) refuse(message.error);
  else {
    hideProgress();
    if ('sheets' in message) askSheet(message.sheets);
    else if ('question' in message) columns.show(message.question, null);
    else {
      texts.reset(message.done.ask + message.done.none);
      result.showCounts(message.done);
    }
  }
}
