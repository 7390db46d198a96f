import pg from 'pg';
import { inject } from 'vitest';
import { temporaryFolder } from './testApp';

export type MakePlace = () => Promise<{
  place: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => void;
}>;

/** For tests on both databases: each function makes the place of a new, empty one. */
export function databasePlaces(): Record<'embedded' | 'PostgreSQL', MakePlace> {
  return {
    async embedded() {
      const folder = temporaryFolder();
      return { place: { DATA_DIR: folder.path }, remove: folder.remove };
    },
    async PostgreSQL() {
      const address = await createDatabase(`test_${process.pid}_${process.hrtime.bigint()}`);
      return { place: { DATA_DIR: '/nowhere', DATABASE_URL: address }, remove: () => undefined };
    },
  };
}

/** The address of a new database of the PostgreSQL of this run. */
async function createDatabase(name: string): Promise<string> {
  const postgres = inject('postgres');
  const client = new pg.Client(`${postgres}/postgres`);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${postgres}/${name}`;
}
