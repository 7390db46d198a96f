import { PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { DatabaseAway } from './databaseErrors';
import { measureWait, type DatabaseObserver } from './databaseObserver';

const MAX_CONNECTIONS = 10;
/** The longest wait for a connection, and for the answer to a query, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 5000;

type Options = {
  observer?: DatabaseObserver | undefined;
  /** Migrations of large tables, and waiting for another process that migrates, may take long. */
  isPatient?: boolean;
};

/**
 * A PostgreSQL-compatible database. The pool replaces lost connections. A query that gets no answer in time fails with
 * `DatabaseAway`, as does waiting for a connection.
 */
export function postgresDialect(
  address: string,
  { observer, isPatient = false }: Options = {},
): PostgresDialect {
  const pool = new Pool({
    connectionString: address,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isPatient ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
  });
  // Without a listener, the loss of a connection would end the process: the pool listens to its idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = async () => {
    try {
      return guardClient(await pool.connect());
    } catch (error) {
      throw new DatabaseAway(error);
    }
  };
  return new PostgresDialect({
    pool: { connect: () => measureWait(observer, connect), end: () => pool.end() },
  });
}

/** Errors of the driver itself; they have no code, which every error of the database has. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Query read timeout)/;

const isLost = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && LOST.test(error.message);

/**
 * A connection that is not used again once a query on it got no answer: the driver would send the next query behind the
 * one that hangs.
 */
function guardClient(
  client: PoolClient,
): Pick<PoolClient, 'release'> & { query: (...parameters: never[]) => never } {
  let lost: DatabaseAway | undefined;
  const query = async (text: string, values: unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (!isLost(error)) throw error;
      lost = new DatabaseAway(error);
      throw lost;
    }
  };
  return { query: query as never, release: () => client.release(lost !== undefined) };
}
