import { directoryCsv, directoryJson } from '../../site/directory-files.ts';
import type { Served } from '../../store/follow.ts';
import type { Handler } from '../answers/answer.ts';
import { Encoded } from '../answers/encoded.ts';
import { FILE_HEADERS } from '../answers/headers.ts';

/**
 * The whole directory for back ends: `/bankleitzahlen.json` and `/bankleitzahlen.csv`. Each bank has the fields of
 * `/api/bank`. Both tell from when to when the data are valid.
 *
 * @param failed called with the error if a file could not be compressed; clients then get it as it is
 */
export function wholeDirectory(
  served: () => Served,
  failed: (error: unknown) => void,
): [path: string, Handler][] {
  return [
    ['/bankleitzahlen.json', compressedInBackground(served, 'application/json', directoryJson, failed)],
    ['/bankleitzahlen.csv', compressedInBackground(served, 'text/csv', directoryCsv, failed)],
  ];
}

/** Compressing a file takes half a second, so other threads do that. Until they are done, clients get it as it is. */
function compressedInBackground(
  served: () => Served,
  type: string,
  textOf: typeof directoryJson,
  failed: (error: unknown) => void,
): Handler {
  const headers = { ...FILE_HEADERS, 'content-type': `${type}; charset=utf-8` };
  let from: Served | undefined;
  let text = '';
  let plain: Encoded;
  let compressed: Encoded | undefined;
  return (request) => {
    if (from !== served()) {
      from = served();
      const { directory, state } = from;
      const now = textOf({ banks: directory.banks(), edition: state.edition });
      // The state changes with each sync, also if the banks stay the same.
      if (now !== text) {
        text = now;
        const made = new Encoded({ status: 200, headers, body: Buffer.from(text) });
        plain = made;
        compressed = undefined;
        made.prepareInBackground().then((ready) => {
          // Another edition may have come in the meantime.
          if (plain === made) compressed = ready;
        }, failed);
      }
    }
    return compressed ? compressed.answer(request.headers['accept-encoding']) : plain.answer(undefined);
  };
}
