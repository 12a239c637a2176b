import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The projects, those that take longest first. A process runs the files of one project, and ends, with its browser,
 * before a file of another project, so each project's files come one after the other.
 */
const PROJECTS = ['chromium', 'firefox', 'webkit', 'long', 'slow', 'fast'];
const rank = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);

/** Starts the files that take long first: a long one at the end keeps one processor busy while the others wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
