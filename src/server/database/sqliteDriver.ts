import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { GroupedWriter, Unit } from './groupedWriter';
import type { Reader } from './sqliteConnection';

/** What Kysely calls a connection: the writer and the reader, or within a transaction a unit of the writer. */
class SqliteConnection implements DatabaseConnection {
  readonly #writer: GroupedWriter;
  readonly #reader: Reader;
  #unit: Unit | undefined;

  constructor(writer: GroupedWriter, reader: Reader) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#unit) return this.#unit.run<Row>(query);
    if (isRead(query)) return this.#reader.run<Row>(query);
    return isPragma(query) ? this.#writer.runAlone<Row>(query) : this.#writer.write<Row>(query);
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read at once from the embedded database.');
  }

  async begin(): Promise<void> {
    this.#unit = await this.#writer.begin();
  }

  async commit(): Promise<void> {
    const unit = this.#unit;
    // A commit that fails is not rolled back again.
    this.#unit = undefined;
    await unit?.commit();
  }

  rollBack(): void {
    this.#unit?.rollBack();
    this.#unit = undefined;
  }
}

/** A driver of SQLite for Kysely. Reads neither wait for writes nor see what is not committed. */
export function createSqliteDriver(writer: GroupedWriter, reader: Reader, close: () => void): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => new SqliteConnection(writer, reader),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: async (connection) => own(connection).rollBack(),
    releaseConnection: async () => undefined,
    destroy: async () => close(),
  };
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new Error('This connection is of another driver.');
  return connection;
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);

const isPragma = ({ sql }: CompiledQuery): boolean => /^\s*pragma\b/i.test(sql);
