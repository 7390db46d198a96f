import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { measureWait, type DatabaseObserver } from './databaseObserver';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** A PostgreSQL-compatible database. The pool replaces lost connections. */
export function postgresDialect(address: string, observer?: DatabaseObserver): PostgresDialect {
  const pool = new Pool({
    connectionString: address,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool: { connect: () => measureWait(observer, () => pool.connect()), end: () => pool.end() },
  });
}
