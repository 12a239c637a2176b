import { defineConfig } from 'vitest/config';
import EnginesLine from './test/engines/engines-line.ts';
import { adviceFor, findEngines } from './test/engines/find-engine.ts';

// npm run test:engines: runs the same cases in every installed engine. Each engine is a project of its own. With --all,
// the cases of a missing engine fail.
const engines = await findEngines();
const allRequired = process.env['ALL_ENGINES'] === 'true';

export default defineConfig({
  test: {
    reporters: ['default', new EnginesLine(engines), './test/closing-line.ts'],
    // No test measures time: on a busy machine, everything may take many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [...engines]
      .filter(([, engine]) => engine || allRequired)
      .map(([name, engine]) => ({
        extends: true as const,
        test: {
          name,
          provide: { engine: engine ?? adviceFor(name) },
          include: ['test/engines/all-cases.ts'],
        },
      })),
  },
});
