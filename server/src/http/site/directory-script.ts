import { readFileSync } from 'node:fs';
import { CALCULATOR_DIST } from '../../project.ts';
import type { Served } from '../../store/follow.ts';
import type { Answering } from '../answers/answer.ts';
import { Encoded } from '../answers/encoded.ts';
import { EMBED_HEADERS } from '../answers/headers.ts';

/** What the calculator's build makes for us: its source is none of our business, nor ours of it. */
interface ScriptMaker {
  makeDirectoryScript(banks: readonly DirectoryBank[], validFrom: string | null): string;
}

interface DirectoryBank {
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  readonly bic: string | null;
  readonly method: string | null;
  readonly successor: string | null;
}

const { makeDirectoryScript }: ScriptMaker = await import(
  new URL('make-directory-script.js', CALCULATOR_DIST).href
);

/**
 * `/banken.js`: every bank of the edition that is served, for the calculator. Made anew with each edition.
 *
 * Compressing it takes half a second, so that happens on other threads. Until it is done, the script of the edition
 * before is served.
 *
 * @param failed is told why a script could not be made; then the one before stays
 */
export function directoryScript(served: () => Served, failed: (error: unknown) => void): Answering {
  // Until the first one is made: the script of the snapshot.
  const body = readFileSync(new URL('banken.js', CALCULATOR_DIST));
  let answers = new Encoded({ status: 200, headers: EMBED_HEADERS, body }, 'once');
  let from: Served['directory'] | undefined;

  async function follow({ directory, state }: Served) {
    from = directory;
    const banks = Array.from(directory.banks(), ({ checkMethod, ...bank }) => ({
      ...bank,
      method: checkMethod,
    }));
    const body = Buffer.from(makeDirectoryScript(banks, state.edition.validFrom));
    const made = await new Encoded({ status: 200, headers: EMBED_HEADERS, body }).prepareInBackground();
    // Another edition may have come meanwhile.
    if (from === directory) answers = made;
  }

  return (request) => {
    const now = served();
    if (from !== now.directory) follow(now).catch(failed);
    return answers.answer(request.headers['accept-encoding']);
  };
}
