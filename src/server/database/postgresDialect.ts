import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** A PostgreSQL-compatible database; a lost connection is dropped from the pool and made anew. */
export function postgresDialect(address: string): PostgresDialect {
  const pool = new Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
