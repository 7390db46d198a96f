import type { CompiledQuery, QueryResult } from 'kysely';
import type SqliteDatabase from 'libsql';

/** Runs a query and returns all of its rows. */
export function runQuery<Row>(
  database: SqliteDatabase.Database,
  { sql, parameters }: CompiledQuery,
): QueryResult<Row> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/** Runs queries that write nothing, on a connection of its own: they neither wait for writes nor see uncommitted rows. */
export type Reader = { run: <Row>(query: CompiledQuery) => QueryResult<Row>; close: () => void };

export function createReader(open: () => SqliteDatabase.Database): Reader {
  let database: SqliteDatabase.Database | undefined;
  const close = () => {
    database?.close();
    database = undefined;
  };
  return {
    close,
    run(query) {
      database ??= open();
      try {
        return runQuery(database, query);
      } catch (error) {
        // A statement that fails stays open in this library, and would show the rows of that moment for ever.
        close();
        throw error;
      }
    },
  };
}
