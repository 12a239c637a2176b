import type { Reporter, TestModule } from 'vitest/node';
import { adviceFor, type EngineName, type InstalledEngine } from './find-engine.ts';

/** Prints at the end of the run in which engines the cases ran, and in which they did not. */
export default class EnginesLine implements Reporter {
  readonly #engines: ReadonlyMap<EngineName, InstalledEngine | undefined>;

  /** @param engines all three; undefined if an engine is not installed */
  constructor(engines: ReadonlyMap<EngineName, InstalledEngine | undefined>) {
    this.#engines = engines;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const ran = new Set<string>(modules.filter(hasRun).map(({ project }) => project.name));
    const titles = [...this.#engines].flatMap(([name, engine]) => (ran.has(name) && engine?.title) || []);
    const others = [...this.#engines]
      .filter(([name]) => !ran.has(name))
      .map(([name, engine]) => `Did not run: ${engine?.title ?? adviceFor(name)}`);
    // Deferred, so that it comes after the summary of the default reporter.
    process.on('exit', () => {
      for (const line of [...others, `Engines that ran: ${titles.join(', ') || 'none'}`]) console.log(line);
    });
  }
}

/** If an engine does not start, all its cases are skipped: then it has not run. */
function hasRun(module: TestModule): boolean {
  return [...module.children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state));
}
