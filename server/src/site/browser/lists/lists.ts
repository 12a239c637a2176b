import { whenIdle } from '../when-idle.ts';
import { announce } from './announce.ts';
import { download } from './download.ts';
import { ListRun } from './list-run.ts';
import { listenForLists, type NamedList } from './listen-for-lists.ts';
import type { FromWorker } from './messages.ts';
import { pageElement } from './page-element.ts';
import { hideFault, showFault } from './show-fault.ts';
import { hideProgress, showProgress, showStart } from './show-progress.ts';
import { ResultView } from './show-result.ts';

// The script of the page „Listen“.

const run = new ListRun(receive);
const result = new ResultView(run);
let listName = '';
let fileName = '';

listenForLists(start, refuse);
pageElement('cancel').addEventListener('click', () => {
  run.end();
  run.prepare();
  hideProgress();
  announce('Abgebrochen.');
  pageElement('text').focus();
});
pageElement('download').addEventListener('click', () => {
  fileName = 'ergebnis.csv';
  run.ask({ csv: { filter: null } });
});
pageElement('download-some').addEventListener('click', () => {
  fileName = 'ergebnis-auswahl.csv';
  run.ask({ csv: { filter: result.filter } });
});

// The worker loads the banks and their rules. What visitors type has no influence on that.
whenIdle(() => run.prepare());

function start({ name, ...list }: NamedList): void {
  listName = name;
  hideFault();
  result.hide();
  showStart();
  run.start(list);
}

function refuse(error: string): void {
  hideProgress();
  showFault(error);
}

function receive(message: FromWorker): void {
  if ('shape' in message) result.showShape(listName, message.shape);
  else if ('progress' in message) showProgress(message.progress);
  else if ('page' in message) result.showRows(message.page);
  else if ('csv' in message) download(message.csv, fileName);
  else if ('error' in message) refuse(message.error);
  else {
    hideProgress();
    result.showSummary(message.done);
  }
}
