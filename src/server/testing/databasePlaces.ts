import { afterAll, beforeAll } from 'vitest';
import { openTemporaryPostgres } from './temporaryPostgres';
import { temporaryFolder } from './testApp';

export type MakePlace = () => Promise<{
  place: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => void;
}>;

/** For tests on both databases: each function makes the place of a new, empty one. Call it once, at the top of a file. */
export function databasePlaces(): Record<'embedded' | 'PostgreSQL', MakePlace> {
  let postgres: Awaited<ReturnType<typeof openTemporaryPostgres>>;
  beforeAll(async () => {
    postgres = await openTemporaryPostgres();
  }, 60_000);
  afterAll(() => postgres.close());
  return {
    async embedded() {
      const folder = temporaryFolder();
      return { place: { DATA_DIR: folder.path }, remove: folder.remove };
    },
    async PostgreSQL() {
      const address = await postgres.createDatabase(`test_${process.hrtime.bigint()}`);
      return { place: { DATA_DIR: '/nowhere', DATABASE_URL: address }, remove: () => undefined };
    },
  };
}
