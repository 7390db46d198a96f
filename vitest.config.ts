import { defineConfig } from 'vitest/config';

/** Two projects: what runs in a moment, and the server's tests with real processes and databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/server/**'],
          environment: 'node',
          // Properties try thousands of cases; how long a busy machine takes for them says nothing.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Real connections on a machine that is busy with other work.
          retry: 1,
        },
      },
    ],
  },
});
