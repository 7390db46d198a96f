import { groupBy } from '../lib/values';
import type { FieldConflict, Writer } from '../schema/draft/conflicts';

/** A field that several people changed in different ways. */
export type ContestedField = {
  path: FieldConflict['path'];
  /** Whose value the draft holds. */
  kept: Writer;
  /** The last value of each other writer, the newest first. */
  latest: readonly FieldConflict[];
  /** Values that their writers had typed before, the newest first. None of them may be lost, and few are wanted. */
  earlier: readonly FieldConflict[];
};

/** The conflicts of a draft by field: two people who type on in one field leave several. */
export function contestedFields(conflicts: readonly FieldConflict[]): ContestedField[] {
  const byField = groupBy(conflicts, ({ path }) => path.join('\n'));
  return [...byField.values()].flatMap((unsorted) => {
    const [newest, ...older] = unsorted.toSorted((one, other) => other.other.at - one.other.at);
    if (!newest) return [];
    const { path, kept } = newest;
    const known = new Set([newest.other.device]);
    const latest = [newest];
    const earlier: FieldConflict[] = [];
    for (const conflict of older) {
      const { device } = conflict.other;
      // What the writer of the draft's value typed before is an earlier value too.
      const isEarlier = known.has(device) || device === kept.device;
      known.add(device);
      (isEarlier ? earlier : latest).push(conflict);
    }
    return { path, kept, latest, earlier };
  });
}
