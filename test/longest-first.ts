import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, by the suffix: rare faults and repetitions, then what starts a browser, a database or a process. */
const KINDS = [/\.(?:long|often)\./, /\.(?:browser|postgres|process)\./, /./];

/**
 * Starts the files that take long first: one that begins last keeps a single processor busy while the others wait. On a fresh
 * clone, Vitest knows no durations, and would sort by the size of the files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kindOf = ({ moduleId }: TestSpecification) => KINDS.findIndex((kind) => kind.test(moduleId));
    return (await super.sort(files)).sort((one, other) => kindOf(one) - kindOf(other));
  }
}
