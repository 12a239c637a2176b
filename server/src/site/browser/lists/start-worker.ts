import type { FromWorker } from './messages.ts';

/** The part of the Trusted Types API that is used here. TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): unknown };
}

const ADDRESS = '/list-worker.js';
const BROKEN =
  'Das Programm zum Prüfen ließ sich nicht laden, oder es ist abgebrochen. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

/** The page's policy allows one Trusted Types policy of this name, and that gives one address, whatever it is asked for. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('list-worker', {
  createScriptURL: () => ADDRESS,
});

/**
 * Starts a worker for one list. It loads the banks and their rules by itself.
 *
 * @param hear what the worker says; told an error too where the worker can't be loaded, or breaks down
 */
export function startWorker(hear: (message: FromWorker) => void): Worker {
  const worker = new Worker((policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    hear({ error: BROKEN });
  };
  return worker;
}
