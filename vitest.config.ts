import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{calculator,server,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['./test/browser/global-setup.ts', './server/test/postgres/global-setup.ts'],
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
