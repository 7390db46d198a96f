import type { Stash } from '../editor/state/stash';
import { isRecord } from '../lib/values';

/** Reserved key of the stash. It keeps paths from elsewhere apart from the editor's own keys. */
const KEY = 'imported';

/** The imported values of a draft that have no field, by their path in the import. */
export function unmappedOf(stash: Stash): Record<string, unknown> {
  const { [KEY]: unmapped } = stash;
  return isRecord(unmapped) ? unmapped : {};
}

/** The stash with these unmapped values in place of its own. */
export function withUnmapped(stash: Stash, unmapped: Record<string, unknown>): Stash {
  const { [KEY]: _before, ...rest } = stash;
  return Object.keys(unmapped).length === 0 ? rest : { ...rest, [KEY]: unmapped };
}

/** The stash with the unmapped values of another import added. A path that is taken gets a number: `path (2)`. */
export function addUnmapped(stash: Stash, added: Record<string, unknown>): Stash {
  const unmapped = { ...unmappedOf(stash) };
  for (const [path, value] of Object.entries(added)) {
    let key = path;
    for (let count = 2; Object.hasOwn(unmapped, key); count += 1) key = `${path} (${count})`;
    unmapped[key] = value;
  }
  return withUnmapped(stash, unmapped);
}
