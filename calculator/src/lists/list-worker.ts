import type { FullCalculator } from '../answers/api.ts';
import { wholeOfPage } from '../page/shared.ts';
import { listJob } from './list-job.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The script of a worker that checks one list. rechner.js comes from its own address, with the site's bank directory. */
const worker = self as unknown as {
  window: unknown;
  document: unknown;
  HTMLScriptElement: unknown;
  importScripts(...addresses: string[]): void;
  reportError(error: unknown): void;
  postMessage(message: FromWorker): void;
  onmessage: (event: { data: ToWorker }) => void;
};

// rechner.js finds a page without elements.
worker.window = worker;
worker.document = {};
worker.HTMLScriptElement = class {};
const receive = listJob((message) => worker.postMessage(message), loadCalculator);

// A rejected promise sends no event to the page. A reported error does.
worker.onmessage = ({ data }) => void receive(data).catch((error) => worker.reportError(error));

// Loads the calculator before the page sends a list. If that fails, loadCalculator() tries again for the list.
try {
  loadCalculator();
} catch {}

/** @throws if rechner.js can't be loaded */
function loadCalculator(): FullCalculator {
  if (!wholeOfPage()) worker.importScripts('rechner.js');
  const whole = wholeOfPage();
  if (!whole) throw new Error('rechner.js is not what it should be.');
  return whole.functions;
}
