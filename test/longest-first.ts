import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One file has all cases of a browser engine. */
const IS_LONG = /\.long\.|\/engines\//;
/** What repeats something asks test/count.ts how often. */
const REPEATS = /from '[./]*\/test\/count\.ts'/;
const IS_SLOW = /\.(?:browser|postgres|process)\./;

/**
 * Starts the files that take long first: one that begins last keeps a single processor busy while the others wait. On a fresh
 * clone, Vitest knows no durations, and would sort by the size of the files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map(({ moduleId }) => [moduleId, rankOf(moduleId)]));
    const rank = ({ moduleId }: TestSpecification) => ranks.get(moduleId) ?? 0;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

function rankOf(path: string): number {
  if (IS_LONG.test(path) || REPEATS.test(readFileSync(path, 'utf8'))) return 0;
  return IS_SLOW.test(path) ? 1 : 2;
}
