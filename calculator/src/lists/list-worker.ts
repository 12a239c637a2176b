import type { Calculator, ThreeFunctions } from '../answers/api.ts';
import { makeFromParts } from '../answers/with-parts.ts';
import { calculator } from '../page/calculator.ts';
import { partsOf } from '../page/shared.ts';
import { listJob } from './list-job.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The script of a worker that checks one list. Its parts come from its own address, with the site's bank directory. */
const worker = self as unknown as {
  window: unknown;
  IbanRechner: ThreeFunctions;
  importScripts(...addresses: string[]): void;
  reportError(error: unknown): void;
  postMessage(message: FromWorker): void;
  onmessage: (event: { data: ToWorker }) => void;
};

// The parts extend the functions that they find under this name, as on a page with embed.js.
worker.window = worker;
worker.IbanRechner = { ...calculator };
const receive = listJob((message) => worker.postMessage(message), loadCalculator);
let loaded: Calculator | undefined;

// A rejected promise sends no event to the page. A reported error does.
worker.onmessage = ({ data }) => void receive(data).catch((error) => worker.reportError(error));

// Loads the parts before the page sends a list. If that fails, loadCalculator() tries again for the list.
try {
  loadCalculator();
} catch {}

/** @throws if a part can't be loaded, or is not what it should be */
function loadCalculator(): Calculator {
  if (!loaded) {
    worker.importScripts('regeln.js', 'laender.js', 'banken.js');
    loaded = makeFromParts(partsOf(worker.IbanRechner));
  }
  return loaded;
}
