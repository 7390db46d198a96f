import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFullRun } from './scripts/tests/sizes.mjs';

const hasDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/** Files with a document come last: files share their modules until a worker meets another environment. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)];
  }
}

/** Two projects: unit tests, and the server's tests with real processes and databases. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of two.
    maxWorkers: '100%',
    tags: [{ name: 'slow', description: 'Runs with `npm run test:all`, and not with `npm test`.' }],
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
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Real connections, on a machine that may be busy. A test that needs the second try is reported.
          retry: 1,
        },
      },
    ],
  },
});
