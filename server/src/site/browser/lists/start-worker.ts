import type { FromWorker } from '../../../calculator/lists.ts';

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

/** The page's Content Security Policy allows one Trusted Types policy with this name. It always returns the same address. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('list-worker', {
  createScriptURL: () => WORKER_PATH,
});

/**
 * Starts a worker for one list. The worker itself loads the banks and their rules.
 *
 * @param onMessage called with each message of the worker, and with an error if the worker can't be loaded or fails
 */
export function startWorker(onMessage: (message: FromWorker) => void): Worker {
  const worker = new Worker((policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH) as string);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onMessage({ error: BROKEN });
  };
  return worker;
}
