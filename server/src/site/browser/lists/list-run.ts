import type { FromWorker, ToWorker } from '../../../calculator/lists.ts';
import { startWorker } from './start-worker.ts';

/** The check of one list at a time, in a worker. Each list has its own worker, which stays until the next list comes. */
export class ListRun {
  readonly #onMessage: (message: FromWorker) => void;
  #worker: Worker | undefined;
  #hasList = false;

  constructor(onMessage: (message: FromWorker) => void) {
    this.#onMessage = onMessage;
  }

  /** Loads the worker, if it is not there yet. It can be loaded before there is a list. */
  prepare(): Worker {
    this.#worker ??= startWorker((message) => this.#receive(message));
    return this.#worker;
  }

  /** Starts to check a list. One that is being checked is given up. */
  start(list: Extract<ToWorker, { text: string } | { bytes: ArrayBuffer }>): void {
    if (this.#hasList) this.end();
    const worker = this.prepare();
    this.#hasList = true;
    worker.postMessage(list, 'bytes' in list ? [list.bytes] : []);
  }

  /** Asks the worker for something about its list, or tells it how to read the list. */
  ask(question: Exclude<ToWorker, { text: string } | { bytes: ArrayBuffer }>): void {
    this.#worker?.postMessage(question);
  }

  /** Ends the worker at once, which frees the memory of its list. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasList = false;
  }

  #receive(message: FromWorker): void {
    // A worker that fails before there is a list is not reported: the list will load a new one.
    const hadList = this.#hasList;
    if ('error' in message) this.end();
    if (hadList) this.#onMessage(message);
  }
}
