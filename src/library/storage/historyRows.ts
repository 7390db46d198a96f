import { keysBelow } from './writeLeases';

/** The steps of a draft: those that can be taken back, then those that were, and how many of them are done. */
export type KeptHistory = { steps: readonly unknown[]; done: number };

/** A row of the table: under the draft's id its head, under `<draft>/<number>` one step. */
export type HistoryRow = {
  id: string;
  /** Of the draft that the steps belong to. */
  revision?: number;
  /** The number of the first step, how many there are, and how many of them are done. */
  first?: number;
  count?: number;
  done?: number;
  step?: unknown;
};

/** The table, within a change. */
type Rows = {
  put: (row: HistoryRow) => Promise<unknown>;
  delete: (key: string | IDBKeyRange) => Promise<unknown>;
};

/** Writes what has changed of the steps, for a draft of that revision. */
export type HistoryChange = { write: (rows: Rows, revision: number) => Promise<unknown>[]; done: () => void };

/** Characters of all steps of a draft that are kept at most; the oldest are forgotten first. */
const maxCharacters = 4_000_000;

const sizes = new WeakMap<object, number>();

function sizeOf(step: unknown): number {
  if (typeof step !== 'object' || step === null) return 0;
  const known = sizes.get(step);
  if (known !== undefined) return known;
  const size = JSON.stringify(step).length;
  sizes.set(step, size);
  return size;
}

/** Without the oldest steps, where all together are too large. */
export function boundHistory({ steps, done }: KeptHistory, most = maxCharacters): KeptHistory {
  let room = most;
  let from = steps.length;
  while (from > 0 && room >= sizeOf(steps[from - 1])) {
    from -= 1;
    room -= sizeOf(steps[from]);
  }
  return from === 0 ? { steps, done } : { steps: steps.slice(from), done: Math.max(0, done - from) };
}

const keyOf = (draftId: string, number: number) => `${draftId}/${String(number).padStart(9, '0')}`;

/** Steps as they were read, with the number of the first. */
export type StoredHistory = KeptHistory & { first: number };

type Kept = { first: number; steps: readonly unknown[] };

/** Where the kept steps go on in the next ones: those that were forgotten in front keep their numbers. */
function firstOf({ first, steps }: Kept, next: readonly unknown[]): number {
  const at = steps.indexOf(next[0]);
  return at === -1 ? first : first + at;
}

export type HistoryRows = {
  /** What to write so that these steps are kept. Only rows that differ from those kept last are written. */
  change: (history: KeptHistory) => HistoryChange;
};

/** Keeps the steps of a draft in rows, so that one more step costs one more row. */
export function createHistoryRows(draftId: string, start?: Kept): HistoryRows {
  let kept = start;
  return {
    change(history) {
      const { steps, done } = boundHistory(history);
      const before = kept;
      const first = before ? firstOf(before, steps) : 0;
      return {
        write(rows, revision) {
          const wrote: Promise<unknown>[] = [];
          if (!before) wrote.push(rows.delete(keysBelow(draftId)));
          else {
            const end = before.first + before.steps.length;
            if (first > before.first)
              wrote.push(
                rows.delete(
                  IDBKeyRange.bound(keyOf(draftId, before.first), keyOf(draftId, first), false, true),
                ),
              );
            if (first + steps.length < end)
              wrote.push(
                rows.delete(
                  IDBKeyRange.bound(keyOf(draftId, first + steps.length), keyOf(draftId, end), false, true),
                ),
              );
          }
          for (const [index, step] of steps.entries()) {
            const number = first + index;
            if (before && before.steps[number - before.first] === step) continue;
            wrote.push(rows.put({ id: keyOf(draftId, number), step }));
          }
          wrote.push(rows.put({ id: draftId, revision, first, count: steps.length, done }));
          return wrote;
        },
        done() {
          kept = { first, steps };
        },
      };
    },
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The steps in the rows of a draft of that revision; undefined where they are damaged or of another. */
export function readHistoryRows(
  head: HistoryRow | undefined,
  rows: readonly HistoryRow[],
  revision: number,
): StoredHistory | undefined {
  if (!head || head.revision !== revision) return undefined;
  const { id, first, count, done } = head;
  if (!isCount(first) || !isCount(count) || !isCount(done) || done > count || rows.length !== count)
    return undefined;
  if (!rows.every((row, index) => row.id === keyOf(id, first + index))) return undefined;
  return { first, steps: rows.map(({ step }) => step), done };
}
