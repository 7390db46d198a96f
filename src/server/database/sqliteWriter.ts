import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseBusy, isLocked, TransactionEnded } from './databaseErrors';
import { measureWait, type DatabaseObserver } from './databaseObserver';
import type { Reader, RunQuery } from './sqliteConnection';

/** The longest wait for a lock that another process holds. */
const MAX_LOCK_WAIT_MS = 5000;
const RETRY_MS = 25;

/** Transactions that may wait for their turn; more are refused, for nobody would wait so long for an answer. */
const MAX_WAITING = 5000;

/** The connection that writes; nothing else uses it. */
export type WriteConnection = {
  /** Runs a statement without a result. Throws at `BEGIN` and `COMMIT` if the file is gone. */
  exec: (sql: string) => void;
  run: RunQuery;
  isInTransaction: () => boolean;
};

/**
 * Lets one transaction after the other write. The lock of another process is waited for between tries, so that other
 * requests go on: SQLite's own wait would stop the whole process. A transaction takes the lock first, by
 * `BEGIN IMMEDIATE`; the writes themselves are never repeated, because a statement that fails for a lock stays open in
 * this library, and then the next commit does not happen.
 */
export function createWriter(connection: WriteConnection, observer?: DatabaseObserver) {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let lockedSince: number | undefined;

  async function takeTurn(): Promise<void> {
    if (isTaken)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    isTaken = true;
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }

  async function takeLock(): Promise<void> {
    for (;;) {
      try {
        connection.exec('BEGIN IMMEDIATE');
        lockedSince = undefined;
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        // While a lock lasts longer than the wait, each further transaction tries once.
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince > MAX_LOCK_WAIT_MS) throw error;
        await setTimeout(RETRY_MS);
      }
    }
  }

  async function begin(): Promise<void> {
    if (waiting.length >= MAX_WAITING) throw new DatabaseBusy();
    await measureWait(observer, async () => {
      await takeTurn();
      try {
        await takeLock();
      } catch (error) {
        passTurn();
        throw error;
      }
    });
  }

  function rollBack(): void {
    try {
      connection.exec('ROLLBACK');
    } catch {
      // A full disk ends a transaction by itself.
    }
    passTurn();
  }

  /** Returns when the rows are on the disk. */
  function commit(): void {
    try {
      if (!connection.isInTransaction()) throw new TransactionEnded();
      connection.exec('COMMIT');
    } catch (error) {
      rollBack();
      throw error;
    }
    passTurn();
  }

  return {
    begin,
    run: connection.run,
    commit,
    rollBack,
    /** Runs one query in a transaction of its own. */
    async write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      await begin();
      let result: QueryResult<Row>;
      try {
        result = connection.run<Row>(query);
      } catch (error) {
        rollBack();
        throw error;
      }
      commit();
      return result;
    },
    /** Runs a query that may not be part of a transaction. */
    async runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      await takeTurn();
      try {
        return connection.run<Row>(query);
      } finally {
        passTurn();
      }
    },
  };
}
type Writer = ReturnType<typeof createWriter>;

/** What Kysely calls a connection: the writer and the reader; within a transaction the writer alone. */
class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #writer: Writer;
  readonly #reader: Reader;

  constructor(writer: Writer, reader: Reader) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction) return this.#writer.run<Row>(query);
    if (isRead(query)) return this.#reader.run<Row>(query);
    return isPragma(query) ? this.#writer.runAlone<Row>(query) : this.#writer.write<Row>(query);
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream rows.');
  }
}

/** A driver of SQLite for Kysely. Reads neither wait for writes nor see what is not committed. */
export function createSqliteDriver(writer: Writer, reader: Reader, close: () => void): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => new SqliteConnection(writer, reader),
    async beginTransaction(connection) {
      await writer.begin();
      own(connection).isInTransaction = true;
    },
    async commitTransaction(connection) {
      // A commit that fails is not rolled back again.
      own(connection).isInTransaction = false;
      writer.commit();
    },
    async rollbackTransaction(connection) {
      if (!own(connection).isInTransaction) return;
      own(connection).isInTransaction = false;
      writer.rollBack();
    },
    releaseConnection: async () => undefined,
    destroy: async () => close(),
  };
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection))
    throw new Error('This connection belongs to another driver.');
  return connection;
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);

const isPragma = ({ sql }: CompiledQuery): boolean => /^\s*pragma\b/i.test(sql);
