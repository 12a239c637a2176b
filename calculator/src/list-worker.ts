import { calculator } from './calculator.ts';
import { ListJob } from './lists/list-job.ts';
import type { FromWorker, ToWorker } from './lists/worker-messages.ts';
import type { LearnedFunctions } from './parts/with-parts.ts';

/**
 * The script of a worker that checks one list. It loads the calculator's parts from beside itself, so it knows the
 * directory that the site serves. Nothing of a list leaves the worker but to the page that has made it.
 */
const worker = self as unknown as {
  window: unknown;
  IbanRechner: unknown;
  importScripts(...addresses: string[]): void;
  reportError(error: unknown): void;
  postMessage(message: FromWorker): void;
  onmessage: (event: { data: ToWorker }) => void;
};

// The parts teach what they find under this name, as on a page with embed.js.
worker.window = worker;
worker.IbanRechner = { ...calculator };
const job = new ListJob((message) => worker.postMessage(message));
let learned: LearnedFunctions | undefined;

worker.onmessage = ({ data }) => {
  if ('page' in data) job.page(data.page);
  else if ('csv' in data) job.csv(data.csv.filter);
  // A rejection would end in the worker. An error reaches the page, which waits.
  else job.start('bytes' in data ? new Uint8Array(data.bytes) : data.text, learn).catch(worker.reportError);
};

// The parts are loaded before there is a list. Where that fails, it is tried again with the list.
try {
  learn();
} catch {}

/** @throws where a part can't be loaded, or is not what it should be */
function learn(): LearnedFunctions {
  if (!learned) {
    worker.importScripts('regeln.js', 'laender.js', 'banken.js');
    learned = worker.IbanRechner as LearnedFunctions;
  }
  return learned;
}
