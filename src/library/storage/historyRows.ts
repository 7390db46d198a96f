/** The undo and redo steps of a draft, oldest first; the first `done` of them can be undone, the rest redone. */
export type KeptHistory = { steps: readonly unknown[]; done: number };

/** A row of the table: the head under the draft's id, or one step under `<draft>/<number>`. */
export type HistoryRow = {
  id: string;
  /** The revision of the draft that the steps belong to. */
  revision?: number;
  /** The number of the first step, the number of steps, and how many of them can be undone. */
  first?: number;
  count?: number;
  done?: number;
  step?: unknown;
};

/** The table, within a transaction. */
type Rows = {
  put: (row: HistoryRow) => Promise<unknown>;
  delete: (key: string | IDBKeyRange) => Promise<unknown>;
};

/** Writes the rows that changed, for a draft of that revision; `done` is called after the write succeeded. */
export type HistoryChange = { write: (rows: Rows, revision: number) => Promise<unknown>[]; done: () => void };

/** Maximum characters of all steps of a draft together; the oldest steps are dropped first. */
const maxHistoryCharacters = 4_000_000;

const sizes = new WeakMap<object, number>();

function sizeOf(step: unknown): number {
  if (typeof step !== 'object' || step === null) return 0;
  const known = sizes.get(step);
  if (known !== undefined) return known;
  const size = JSON.stringify(step).length;
  sizes.set(step, size);
  return size;
}

/** Drops the oldest steps if all steps together are too large. */
export function boundHistory(
  { steps, done }: KeptHistory,
  maxCharacters = maxHistoryCharacters,
): KeptHistory {
  let room = maxCharacters;
  let from = steps.length;
  while (from > 0 && room >= sizeOf(steps[from - 1])) {
    from -= 1;
    room -= sizeOf(steps[from]);
  }
  return from === 0 ? { steps, done } : { steps: steps.slice(from), done: Math.max(0, done - from) };
}

const keyOf = (draftId: string, number: number) => `${draftId}/${String(number).padStart(9, '0')}`;

/** The steps that were read, with the number of the first. */
export type StoredHistory = KeptHistory & { first: number };

/** The steps that were written last. */
type LastWrite = { first: number; steps: readonly unknown[] };

/** The number of the first of the next steps: steps keep their numbers when older ones are dropped. */
function firstOf({ first, steps }: LastWrite, next: readonly unknown[]): number {
  const at = steps.indexOf(next[0]);
  return at === -1 ? first : first + at;
}

/** Stores the steps of a draft in rows, so that one more step costs one more row. */
export function createHistoryRows(draftId: string, start?: LastWrite) {
  let kept = start;
  return {
    /** Prepares the write of these steps; only steps that differ from the last write are written. */
    change(history: KeptHistory): HistoryChange {
      const { steps, done } = boundHistory(history);
      const before = kept;
      const first = before ? firstOf(before, steps) : 0;
      return {
        write: (rows, revision) => [
          rows.delete(IDBKeyRange.bound(`${draftId}/`, keyOf(draftId, first), false, true)),
          rows.delete(IDBKeyRange.bound(keyOf(draftId, first + steps.length), `${draftId}0`, false, true)),
          ...steps.flatMap((step, index) =>
            before && before.steps[first + index - before.first] === step
              ? []
              : [rows.put({ id: keyOf(draftId, first + index), step })],
          ),
          rows.put({ id: draftId, revision, first, count: steps.length, done }),
        ],
        done() {
          kept = { first, steps };
        },
      };
    },
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Reads the steps from their rows; undefined if they are damaged or belong to another revision. */
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
