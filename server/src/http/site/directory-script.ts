import { makeDirectoryScript } from '../../calculator/directory-script.ts';
import type { Served } from '../../store/follow.ts';
import type { Handler } from '../answers/answer.ts';
import { Encoded } from '../answers/encoded.ts';
import { EMBED_HEADERS } from '../answers/headers.ts';

/**
 * Answers `/banken.js`: every bank of the served edition, for the calculator. The first script is made now, since clients and
 * caches keep what they get.
 *
 * Compressing a script takes half a second, so other threads do that. Until they are done, clients get the first script as it
 * is, and of a later edition the script before.
 *
 * @param failed called with the error if a script could not be made; clients then get the one before
 */
export function directoryScript(served: () => Served, failed: (error: unknown) => void): Handler {
  let from = served().directory;
  const first = scriptOf(served());
  let compressed: Encoded | undefined;
  let isCompressing = false;

  async function compress(script: Encoded) {
    isCompressing = true;
    const of = from;
    const made = await script.prepareInBackground();
    // Another edition may have come in the meantime.
    if (from === of) compressed = made;
  }

  return (request) => {
    const now = served();
    if (from !== now.directory) {
      from = now.directory;
      compress(scriptOf(now)).catch(failed);
    } else if (!isCompressing) compress(first).catch(failed);
    return compressed ? compressed.answer(request.headers['accept-encoding']) : first.answer(undefined);
  };
}

function scriptOf({ directory, state }: Served): Encoded {
  const banks = Array.from(directory.banks(), ({ checkMethod, ...bank }) => ({
    ...bank,
    method: checkMethod,
  }));
  const body = Buffer.from(makeDirectoryScript(banks, state.edition));
  return new Encoded({ status: 200, headers: EMBED_HEADERS, body });
}
