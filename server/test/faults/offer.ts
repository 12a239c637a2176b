import type { RequestListener } from 'node:http';
import { bundesbank } from '../bundesbank.ts';
import type { Cleanup } from '../folder.ts';
import type { TestEdition } from './editions.ts';

/** Starts a stand-in for the Bundesbank with these editions. @returns a function that gives the address of each */
export async function offer(
  editions: readonly TestEdition[],
  cleanup?: Cleanup,
): Promise<(edition: TestEdition) => string> {
  const path = ({ sha256 }: TestEdition) => `/${sha256}.txt`;
  const answers = editions.map((edition): [string, RequestListener] => [
    `GET ${path(edition)}`,
    (_, response) => response.end(edition.file),
  ]);
  const url = await bundesbank(Object.fromEntries(answers), cleanup);
  // A host name has to be looked up, an IP address has not.
  return (edition) => url.replace('127.0.0.1', 'localhost') + path(edition);
}
