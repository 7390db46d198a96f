import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { DatabaseBusy, isLocked, TransactionEnded } from './databaseErrors';
import { measureWait, type DatabaseObserver } from './databaseObserver';

/** The longest wait for a lock that another process holds. */
const MAX_LOCK_WAIT_MS = 5000;
const RETRY_MS = 25;

/** Units that may wait for their turn; more are refused, for nobody would wait so long for an answer. */
const MAX_WAITING = 5000;
/** Units of one commit. */
const MAX_TOGETHER = 200;

/** The connection that writes; nothing else uses it. */
export type WriteConnection = {
  /** Runs a statement without a result. Throws at `BEGIN` and `COMMIT` if the file is gone. */
  exec: (sql: string) => void;
  run: <Row>(query: CompiledQuery) => QueryResult<Row>;
  isInTransaction: () => boolean;
};

/** Some queries that are stored all or not at all, and before the next unit begins. */
export type Unit = {
  run: <Row>(query: CompiledQuery) => QueryResult<Row>;
  /** Resolves when the rows are on the disk. */
  commit: () => Promise<void>;
  rollBack: () => void;
};

export type GroupedWriter = {
  begin: () => Promise<Unit>;
  /** Runs one query; resolves when its rows are on the disk. */
  write: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  /** Runs a query that may not be part of a transaction. */
  runAlone: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
};

type Member = { resolve: () => void; reject: (error: unknown) => void };
/** The units of a transaction that is not committed yet. */
type Group = { members: Member[] };

/**
 * Writes one unit after the other, and commits all units that were waiting at the same moment together: a commit waits
 * for the disk, and then so do they only once. Each is answered after the commit. If it fails, all of them have failed.
 *
 * The lock of another process is waited for between tries, so that other requests go on: SQLite's own wait would stop
 * the whole process. A transaction takes the lock first, by `BEGIN IMMEDIATE`; the writes themselves are never repeated,
 * because a statement that fails for a lock stays open in this library, and then the next commit does not happen.
 */
export function createGroupedWriter(connection: WriteConnection, observer?: DatabaseObserver): GroupedWriter {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let group: Group | undefined;
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
        // While a lock lasts longer than the wait, each further unit tries once.
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince > MAX_LOCK_WAIT_MS) throw error;
        await setTimeout(RETRY_MS);
      }
    }
  }

  /** Opens a group if there is none, in this unit's turn. */
  async function join(): Promise<Group> {
    if (waiting.length >= MAX_WAITING) throw new DatabaseBusy();
    return measureWait(observer, async () => {
      await takeTurn();
      try {
        if (group && group.members.length >= MAX_TOGETHER) commitGroup();
        if (group === undefined) {
          await takeLock();
          group = { members: [] };
          // By then all requests that have come meanwhile wait in front of the commit.
          setImmediate(() => void commitInTurn());
        }
        return group;
      } catch (error) {
        passTurn();
        throw error;
      }
    });
  }

  async function commitInTurn(): Promise<void> {
    await takeTurn();
    commitGroup();
    passTurn();
  }

  function commitGroup(): void {
    if (group === undefined) return;
    const { members } = group;
    group = undefined;
    try {
      connection.exec('COMMIT');
    } catch (error) {
      undo('ROLLBACK');
      for (const { reject } of members) reject(error);
      return;
    }
    observer?.commit(members.length);
    for (const { resolve } of members) resolve();
  }

  function undo(sql: string): void {
    try {
      connection.exec(sql);
    } catch {
      // A full disk ends a transaction by itself.
    }
    loseGroupIfEnded(new TransactionEnded());
  }

  /** A full disk or a failing one may end the transaction, and with it all units that were waiting for the commit. */
  function loseGroupIfEnded(error: unknown): void {
    if (group === undefined || connection.isInTransaction()) return;
    const { members } = group;
    group = undefined;
    for (const { reject } of members) reject(error);
  }

  function run<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      return connection.run<Row>(query);
    } catch (error) {
      loseGroupIfEnded(error);
      throw error;
    }
  }

  /** Lets the next unit begin, and resolves after the commit. */
  function commitWithGroup(joined: Group): Promise<void> {
    const committed = new Promise<void>((resolve, reject) => {
      if (group === joined) joined.members.push({ resolve, reject });
      else reject(new TransactionEnded());
    });
    passTurn();
    return committed;
  }

  function rollBackUnit(joined: Group): void {
    if (group === joined) {
      undo('ROLLBACK TO unit');
      undo('RELEASE unit');
    }
    passTurn();
  }

  return {
    async begin() {
      const joined = await join();
      try {
        connection.exec('SAVEPOINT unit');
      } catch (error) {
        passTurn();
        throw error;
      }
      return {
        run,
        async commit() {
          try {
            if (group === joined) connection.exec('RELEASE unit');
          } catch (error) {
            rollBackUnit(joined);
            throw error;
          }
          await commitWithGroup(joined);
        },
        rollBack: () => rollBackUnit(joined),
      };
    },
    async write<Row>(query: CompiledQuery) {
      const joined = await join();
      let result: QueryResult<Row>;
      try {
        result = run<Row>(query);
      } catch (error) {
        passTurn();
        throw error;
      }
      await commitWithGroup(joined);
      return result;
    },
    async runAlone<Row>(query: CompiledQuery) {
      await takeTurn();
      try {
        commitGroup();
        return connection.run<Row>(query);
      } finally {
        passTurn();
      }
    },
  };
}
