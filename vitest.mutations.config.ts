import { defineConfig } from 'vitest/config';

/** The tests of the pure rooms, for the mutation tester (`stryker.config.json`). */
export default defineConfig({
  test: {
    include: ['src/{schema,advice,preview}/**/*.test.{ts,tsx}'],
    exclude: ['src/schema/openapi/**'],
    setupFiles: 'scripts/tests/unitSetup.mjs',
    testTimeout: 60_000,
  },
});
