import type { Stash } from '../../editor/model/stash';

/** Keys from elsewhere stand under one of our own, so that they never pass for what the editor has put aside. */
const KEY = 'imported';

/** What imports had no place for, by where it stood. */
export function importedOf(aside: Stash): Record<string, unknown> {
  const { [KEY]: imported } = aside;
  return typeof imported === 'object' && imported !== null && !Array.isArray(imported)
    ? (imported as Record<string, unknown>)
    : {};
}

export function withImported(aside: Stash, imported: Record<string, unknown>): Stash {
  const { [KEY]: _before, ...rest } = aside;
  return Object.keys(imported).length === 0 ? rest : { ...rest, [KEY]: imported };
}

/** The same with what another import has left over; nothing takes the place of what is there under the same name. */
export function addImported(aside: Stash, leftOver: Record<string, unknown>): Stash {
  const imported = { ...importedOf(aside) };
  for (const [path, value] of Object.entries(leftOver)) {
    let key = path;
    for (let again = 2; Object.hasOwn(imported, key); again += 1) key = `${path} (${again})`;
    imported[key] = value;
  }
  return withImported(aside, imported);
}
