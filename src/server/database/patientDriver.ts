import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { measureWait, type DatabaseObserver } from './databaseObserver';
import { isLocked } from './databaseErrors';

/** The longest wait for a lock that another process holds. */
const MAX_WAIT_MS = 5000;
const RETRY_MS = 25;

/**
 * A driver of SQLite that waits for a foreign write lock between tries, so that other requests go on; SQLite's own wait
 * would stop the whole process. While a lock lasts longer than the wait, each further write tries once.
 *
 * Every write takes the lock first, by `BEGIN IMMEDIATE`. The write itself is never repeated: a statement that fails
 * because of a lock stays open in this library, and then the next commit does not happen.
 *
 * @param exec runs a statement without a result, and leaves nothing open when it fails
 */
export function createPatientDriver(
  driver: Driver,
  exec: (sql: string) => void,
  observer?: DatabaseObserver,
): Driver {
  let lockedSince: number | undefined;

  const begin = () => measureWait(observer, takeLock);

  async function takeLock(): Promise<void> {
    for (;;) {
      try {
        exec('BEGIN IMMEDIATE');
        lockedSince = undefined;
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince > MAX_WAIT_MS) throw error;
        await setTimeout(RETRY_MS);
      }
    }
  }

  async function write<Row>(connection: DatabaseConnection, query: CompiledQuery) {
    await begin();
    try {
      const result = await connection.executeQuery<Row>(query);
      exec('COMMIT');
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  function rollback(): void {
    try {
      exec('ROLLBACK');
    } catch {
      // A full disk ends a transaction by itself.
    }
  }

  /** The one connection of the driver, whose single writes are transactions. */
  let patient: DatabaseConnection | undefined;
  let isInTransaction = false;

  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await measureWait(observer, () => driver.acquireConnection());
      patient ??= {
        executeQuery: (query) =>
          isInTransaction || isRead(query) ? connection.executeQuery(query) : write(connection, query),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      };
      return patient;
    },
    async beginTransaction() {
      await begin();
      isInTransaction = true;
    },
    async commitTransaction() {
      exec('COMMIT');
      isInTransaction = false;
    },
    async rollbackTransaction() {
      isInTransaction = false;
      rollback();
    },
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  };
}

/** Readers meet no lock, because the database writes ahead (WAL). */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || /^\s*(?:select|pragma)\b/i.test(sql);
