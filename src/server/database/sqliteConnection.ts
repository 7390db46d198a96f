import type { CompiledQuery, QueryResult } from 'kysely';
import type SqliteDatabase from 'libsql';

/** Runs a query and returns all of its rows. */
export type RunQuery = <Row>(query: CompiledQuery) => QueryResult<Row>;

/** Statements that stay prepared. Their texts differ by the number of values, so there is no end to them. */
const MAX_PREPARED = 100;

/** Runs queries on a connection, and prepares each text once. */
export function createRunner(database: SqliteDatabase.Database): RunQuery {
  /** The one that was used last is the last. */
  const prepared = new Map<string, SqliteDatabase.Statement>();

  return <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    // One that fails stays open in this library and must not be used again.
    prepared.delete(sql);
    const result = statement.reader
      ? { rows: statement.all(parameters) as Row[] }
      : { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
    prepared.set(sql, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > MAX_PREPARED && oldest !== undefined) prepared.delete(oldest);
    return result;
  };
}

/** Runs queries that write nothing, on a connection of its own: they neither wait for writes nor see uncommitted rows. */
export type Reader = { run: RunQuery; close: () => void };

export function createReader(open: () => SqliteDatabase.Database): Reader {
  let connection: { database: SqliteDatabase.Database; run: RunQuery } | undefined;
  const close = () => {
    connection?.database.close();
    connection = undefined;
  };
  function connect() {
    const database = open();
    return { database, run: createRunner(database) };
  }
  return {
    close,
    run(query) {
      connection ??= connect();
      try {
        return connection.run(query);
      } catch (error) {
        // A statement that fails stays open in this library, and would show the rows of that moment for ever.
        close();
        throw error;
      }
    },
  };
}
