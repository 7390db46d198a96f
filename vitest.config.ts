import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/tests/byEnvironment.mjs';
import { isFullRun } from './scripts/tests/sizes.mjs';

/** Two projects: unit tests, and the server's tests with real processes and databases. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/server/**', 'src/cli/processes/**'],
          environment: 'node',
          // Files share their modules: to load them anew for each file takes twice as long as the tests.
          pool: 'threads',
          isolate: false,
          setupFiles: 'scripts/tests/unitSetup.mjs',
          // Properties try thousands of cases, and parts are loaded; their time on a busy machine says nothing.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'src/cli/processes/**/*.test.ts'],
          exclude: isFullRun ? [] : ['src/server/endurance/attacks/**'],
          environment: 'node',
          // Files share their modules, as above. Real processes and connections stay in processes of their own.
          pool: 'forks',
          isolate: false,
          globalSetup: ['src/server/testing/removeBuild.ts', 'src/server/testing/sharePostgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Real connections, on a machine that may be busy. A test that needs the second try is reported.
          retry: 1,
        },
      },
    ],
  },
});
