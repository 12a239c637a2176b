import type { Reporter, TestModule } from 'vitest/node';
import { adviceFor, type EngineName, type FoundEngine } from './find-engine.ts';

/** Ends the run with lines that say which engines the cases ran in, and which did not run. */
export default class EnginesLine implements Reporter {
  readonly #engines: ReadonlyMap<EngineName, FoundEngine | undefined>;

  /** @param engines all that there are, undefined where this machine has none */
  constructor(engines: ReadonlyMap<EngineName, FoundEngine | undefined>) {
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

/** Where an engine does not start, all of its cases are left out. */
function hasRun(module: TestModule): boolean {
  return [...module.children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state));
}
