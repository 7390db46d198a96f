import type { TestProject } from 'vitest/node';
import { openTemporaryPostgres } from './temporaryPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared PostgreSQL, without the name of a database. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for the databases of a test run: starting one costs as much as most tests on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTemporaryPostgres();
  project.provide('postgres', postgres.address);
  return () => postgres.close();
}
