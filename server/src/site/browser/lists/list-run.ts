import type { FromWorker, ToWorker } from './messages.ts';
import { startWorker } from './start-worker.ts';

/** The one list that is worked through, in a worker that is made for it and kept until the next list comes. */
export class ListRun {
  readonly #hear: (message: FromWorker) => void;
  #worker: Worker | undefined;
  #hasList = false;

  constructor(hear: (message: FromWorker) => void) {
    this.#hear = hear;
  }

  /** Loads the worker, if it is not there yet: that needs no list. */
  prepare(): Worker {
    this.#worker ??= startWorker((message) => this.#told(message));
    return this.#worker;
  }

  start(list: Extract<ToWorker, { text: string } | { bytes: ArrayBuffer }>): void {
    if (this.#hasList) this.end();
    const worker = this.prepare();
    this.#hasList = true;
    worker.postMessage(list, 'bytes' in list ? [list.bytes] : []);
  }

  /** Asks for rows or for the file. */
  ask(question: Extract<ToWorker, { page: unknown } | { csv: unknown }>): void {
    this.#worker?.postMessage(question);
  }

  /** Ends the worker with its list, whatever it is doing, and frees their memory. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasList = false;
  }

  #told(message: FromWorker): void {
    // A worker that could not be loaded in advance is tried again when there is a list.
    const isWaitedFor = this.#hasList;
    if ('error' in message) this.end();
    if (isWaitedFor) this.#hear(message);
  }
}
