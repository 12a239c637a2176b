import {
  type Content,
  directoryCsv,
  directoryJson,
  formerCsv,
  formerJson,
  rechnerScript,
} from '../../directory/texts.ts';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import type { Served } from '../../store/watch-store.ts';
import { EMBED_HEADERS, textHeaders } from './headers.ts';

/**
 * The files with all banks of the served edition: `/rechner.js`, which is the calculator with them, and for back ends
 * `/bankleitzahlen.json` and `/bankleitzahlen.csv`, in which each bank has the fields of `/api/bank`, and
 * `/bankleitzahlen-frueher.json` and `.csv` with the banks that are gone.
 *
 * @param failed called with the error if a file could not be made or compressed; clients then get the previous file, or
 *   an error if there is none
 */
export function wholeDirectory(
  served: () => Served,
  failed: (error: unknown) => void,
): [path: string, Handler][] {
  return [
    ['/rechner.js', madeOfEdition(EMBED_HEADERS, rechnerScript)],
    ['/bankleitzahlen.json', madeOfEdition(textHeaders('application/json'), directoryJson)],
    ['/bankleitzahlen.csv', madeOfEdition(textHeaders('text/csv'), directoryCsv)],
    ['/bankleitzahlen-frueher.json', madeOfEdition(textHeaders('application/json'), formerJson)],
    ['/bankleitzahlen-frueher.csv', madeOfEdition(textHeaders('text/csv'), formerCsv)],
  ];

  /**
   * Answers with a text that is made when a client first asks for it, and again for each edition.
   *
   * Compressing a text takes half a second, so other threads do that. While the first text is being compressed, clients
   * get it uncompressed. While a later text is being made and compressed, clients get the previous text.
   */
  function madeOfEdition(headers: Headers, textOf: (content: Content) => string): Handler {
    /** The edition of which a text was last begun, as JSON: if its days become known later, the text is made again. */
    let from: string | undefined;
    let first: Encoded | undefined;
    let compressed: Encoded | undefined;

    async function make({ directory, state: { edition } }: Served, key: string) {
      const body = Buffer.from(
        textOf({ banks: directory.banks(), former: directory.formerBanks(), edition }),
      );
      const encoded = new Encoded({ status: 200, headers, body });
      // Set before the first await, so the request that has called make() already gets this text.
      first ??= encoded;
      await encoded.prepareInBackground();
      // Another edition may have been stored in the meantime.
      if (from === key) compressed = encoded;
    }

    return (request) => {
      const now = served();
      const key = JSON.stringify(now.state.edition);
      if (from !== key) {
        from = key;
        make(now, key).catch(failed);
      }
      if (!first) throw new Error('There is no file of any edition.');
      return compressed ? compressed.answer(request.headers['accept-encoding']) : first.answer(undefined);
    };
  }
}
