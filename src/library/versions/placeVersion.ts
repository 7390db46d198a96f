import { withoutBlanks } from '../../schema/draft/draftToTemplate';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { noAltTexts } from '../../schema/media/altTexts';
import type { Version } from './version';

/** Maximum number of automatic versions without a name per draft; the oldest are deleted first. */
export const maxAutomatic = 200;

/**
 * The result of adding a version. `kept`: it was added, or a further sending was added to the newest version.
 * `named`: the newest version has the same content and took its name. `same`: nothing was changed.
 */
export type PlacedVersion = { state: 'kept' | 'named' | 'same'; version: Version };

export type Placing = PlacedVersion & {
  /** Ids of versions to delete, to stay within the maximum. */
  forgotten: string[];
};

const isAutomatic = ({ origin, name }: Version) => origin !== 'hand' && name === undefined;

function hasSameContent(a: Version, b: Version): boolean {
  const content = ({ template, stash, parameters = noParameterNotes, altTexts = noAltTexts, set }: Version) =>
    // For a sending, compare the exact body and nothing else.
    b.origin === 'sending'
      ? JSON.stringify(template)
      : JSON.stringify([
          withoutBlanks([template, stash]),
          parameters.names,
          parameters.samples,
          altTexts,
          set,
        ]);
  return content(a) === content(b);
}

/** Adds a version to those of its draft (newest first), without two in a row that have the same content. */
export function placeVersion(versions: readonly Version[], next: Version): Placing {
  const [newest] = versions;
  const same = newest && hasSameContent(newest, next) ? newest : undefined;
  if (next.revision !== undefined) {
    // Saved once without the server, and now with it.
    const isCopy = same?.origin === 'hand' && same.revision === undefined && same.name === next.name;
    const version = isCopy ? { ...same, revision: next.revision } : next;
    return { state: 'kept', version, forgotten: [] };
  }
  if (same && next.origin === 'sending' && same.origin === 'sending') {
    const version = { ...same, at: next.at, sendings: [...same.sendings, ...next.sendings] };
    return { state: 'kept', version, forgotten: [] };
  }
  if (same && next.origin !== 'sending') {
    if (next.name === undefined || same.name !== undefined)
      return { state: 'same', version: same, forgotten: [] };
    const { name, note } = next;
    return { state: 'named', version: { ...same, name, ...(note ? { note } : {}) }, forgotten: [] };
  }
  const automatic = [next, ...versions].filter(isAutomatic);
  return { state: 'kept', version: next, forgotten: automatic.slice(maxAutomatic).map(({ id }) => id) };
}
