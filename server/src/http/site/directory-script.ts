import { readFileSync } from 'node:fs';
import { makeDirectoryScript } from '../../calculator/directory-script.ts';
import { CALCULATOR_DIST } from '../../project.ts';
import type { Served } from '../../store/follow.ts';
import type { Handler } from '../answers/answer.ts';
import { Encoded } from '../answers/encoded.ts';
import { EMBED_HEADERS } from '../answers/headers.ts';

/**
 * Answers `/banken.js`: every bank of the served edition, for the calculator. Each edition gets a script of its own.
 *
 * Compressing it takes half a second, so other threads do that. Until they are done, clients get the script of the edition
 * before.
 *
 * @param failed called with the error if a script could not be made; clients then get the one before
 */
export function directoryScript(served: () => Served, failed: (error: unknown) => void): Handler {
  // The build made this one of the snapshot. Clients get it until the first script of ours is ready.
  const body = readFileSync(new URL('banken.js', CALCULATOR_DIST));
  let answers = new Encoded({ status: 200, headers: EMBED_HEADERS, body }, 'once');
  let from: Served['directory'] | undefined;

  async function follow({ directory, state }: Served) {
    from = directory;
    const banks = Array.from(directory.banks(), ({ checkMethod, ...bank }) => ({
      ...bank,
      method: checkMethod,
    }));
    const body = Buffer.from(makeDirectoryScript(banks, state.edition));
    const made = await new Encoded({ status: 200, headers: EMBED_HEADERS, body }).prepareInBackground();
    // Another edition may have come in the meantime.
    if (from === directory) answers = made;
  }

  return (request) => {
    const now = served();
    if (from !== now.directory) follow(now).catch(failed);
    return answers.answer(request.headers['accept-encoding']);
  };
}
