import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The projects, those that take longest first. A process runs the files of one project, and ends, with its browser,
 * before a file of another project, so each project's files come one after the other.
 */
const PROJECTS = ['chromium', 'firefox', 'webkit', 'long', 'slow', 'fast'];
/** Tests that repeat work ask test/count.ts how often. */
const REPEATS = /from '[./]*\/test\/count\.ts'/;

/**
 * Starts the files that take long first: a long one at the end keeps one processor busy while the others wait. On a
 * fresh clone, Vitest knows no durations, and would sort by the size of the files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const rank = (file: TestSpecification) => ranks.get(file) ?? 0;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const rankOf = ({ project, moduleId }: TestSpecification) =>
  2 * PROJECTS.indexOf(project.name) + (REPEATS.test(readFileSync(moduleId, 'utf8')) ? 0 : 1);
