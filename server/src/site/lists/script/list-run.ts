import type { FromWorker, ToWorker } from '../../../calculator/functions.ts';

/** The part of the Trusted Types API that is used here. TypeScript's types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): unknown };
}

const WORKER_PATH = '/list-worker.js';
const BROKEN =
  'Das Programm zum Prüfen ließ sich nicht laden, oder es ist abgebrochen. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

/** The page's Content Security Policy allows one Trusted Types policy with this name. It always returns one address. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('list-worker', {
  createScriptURL: () => WORKER_PATH,
});

/**
 * Starts a worker for one list. The worker itself loads the banks and their rules.
 *
 * @param onMessage called with each message of the worker, and with an error if the worker can't be loaded or fails
 */
function startWorker(onMessage: (message: FromWorker) => void): Worker {
  const worker = new Worker((policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH) as string);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onMessage({ error: BROKEN });
  };
  return worker;
}

/** Checks one list at a time, in a worker. Each list has its own worker, which runs until the next list. */
export function makeListRun(onMessage: (message: FromWorker) => void) {
  let worker: Worker | undefined;
  let hasList = false;

  /** Loads the worker, if it is not loaded yet, even before there is a list. */
  function prepare(): Worker {
    worker ??= startWorker((message) => {
      // A worker that fails before there is a list is not reported: the list will load a new one.
      const hadList = hasList;
      if ('error' in message) end();
      if (hadList) onMessage(message);
    });
    return worker;
  }

  /** Ends the worker immediately, which frees the memory of its list. */
  function end(): void {
    worker?.terminate();
    worker = undefined;
    hasList = false;
  }

  return {
    prepare,
    end,
    /** Starts to check a list. One that is being checked is given up. */
    start(list: Extract<ToWorker, { text: string } | { bytes: ArrayBuffer }>): void {
      if (hasList) end();
      prepare().postMessage(list, 'bytes' in list ? [list.bytes] : []);
      hasList = true;
    },
    /** Asks the worker for something about its list, or tells it how to read the list. */
    ask(question: Exclude<ToWorker, { text: string } | { bytes: ArrayBuffer }>): void {
      worker?.postMessage(question);
    },
  };
}

export type ListRun = ReturnType<typeof makeListRun>;
