import { whenIdle } from '../load-parts.ts';
import { download } from './download.ts';
import { ListRun } from './list-run.ts';
import type { FromWorker } from './messages.ts';
import { part, say } from './part.ts';
import { hideFault, showFault } from './show-fault.ts';
import { hideProgress, showProgress, showStart } from './show-progress.ts';
import { ResultView } from './show-result.ts';
import { type Given, takeList } from './take-list.ts';

const run = new ListRun(hear);
const result = new ResultView(run);
let name = '';
let fileName = '';

takeList(start, refuse);
part('cancel').addEventListener('click', () => {
  run.end();
  run.prepare();
  hideProgress();
  say('Abgebrochen.');
  part('text').focus();
});
part('download').addEventListener('click', () => {
  fileName = 'ergebnis.csv';
  run.ask({ csv: { filter: null } });
});
part('download-some').addEventListener('click', () => {
  fileName = 'ergebnis-auswahl.csv';
  run.ask({ csv: { filter: result.filter } });
});

// The banks and their rules come before anything is typed, and whatever is typed.
addEventListener('focusin', () => run.prepare(), { once: true });
addEventListener('load', () => whenIdle(() => run.prepare()));

function start({ name: given, ...list }: Given): void {
  name = given;
  hideFault();
  result.hide();
  showStart();
  run.start(list);
}

function refuse(error: string): void {
  hideProgress();
  showFault(error);
}

function hear(message: FromWorker): void {
  if ('shape' in message) result.describe(name, message.shape);
  else if ('progress' in message) showProgress(message.progress);
  else if ('page' in message) result.rows(message.page);
  else if ('csv' in message) download(message.csv, fileName);
  else if ('error' in message) refuse(message.error);
  else {
    hideProgress();
    result.done(message.done);
  }
}
