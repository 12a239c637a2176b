import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** What needs a browser, a PostgreSQL or processes of its own: `npm run test:fast` leaves it out. */
const SLOW = '{calculator,server,test,wordpress}/**/*.{browser,postgres,process}.test.ts';
/** What `npm test` leaves out. */
const LONG = '{calculator,server,test,wordpress}/**/*.long{,.browser,.postgres,.process}.test.ts';
/**
 * What runs as part of a built script only: browser tests reach it there, calculator/command.process.test.ts the command,
 * calculator/list-worker.test.ts the worker and its parts.
 */
const IN_SCRIPT = [
  'page/embed.ts',
  'page/widget/*.ts',
  'page/frame/*.js',
  'command/*.ts',
  'lists/list-worker.ts',
];
/** A new quarter may break no fast test, so these read an edition in which the banks that they name do not change. */
export const TEST_EDITION = {
  find: /^.*\/edition-files\.js$/,
  replacement: fileURLToPath(new URL('./test/edition/edition-files.ts', import.meta.url)),
};
const NEVER = ['**/node_modules/**', '**/dist/**'];
/** These find Chromium and start PostgreSQL and a server with its site, each once for all files. */
const globalSetup = [
  './test/browser/global-setup.ts',
  './server/test/postgres/global-setup.ts',
  './server/test/site-global-setup.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./test/property-seed.ts'],
    // No test measures time: on a busy machine, everything may take many times as long. This ends one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Files that start servers and put them under load must not be too many at once, however many cores there are. One
    // more than the two cores of a small machine: many tests wait.
    maxWorkers: 3,
    // Each test ends what it has started, so one process runs many files, and one Chromium serves them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          alias: [TEST_EDITION],
          include: ['{calculator,server,test,wordpress}/**/*.test.ts'],
          exclude: [...NEVER, SLOW, LONG],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: [...NEVER, LONG],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG],
          exclude: NEVER,
          globalSetup,
        },
      },
      ...['chromium', 'firefox', 'webkit'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: ['test/engines/all-cases.ts'],
          globalSetup: ['./test/engines/find-engine.ts'],
        },
      })),
    ],
    coverage: {
      include: ['calculator/{src,tables}/**/*.{ts,js}', 'server/src/bundesbank/**'],
      exclude: ['**/*.test.ts', '**/*.d.ts', ...IN_SCRIPT.map((name) => `calculator/src/${name}`)],
      reporter: ['text'],
      reportsDirectory: 'coverage/lines',
      thresholds: { 'calculator/**': { lines: 95 }, 'server/src/bundesbank/**': { lines: 95 } },
    },
  },
});
