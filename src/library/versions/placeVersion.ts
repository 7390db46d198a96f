import { withoutBlanks } from '../../schema/draft/draft';
import type { Version } from './version';

/** Versions of one draft that were kept by themselves and have no name; more are forgotten, the oldest first. */
export const maxAutomatic = 200;

/**
 * What becomes of a version that is to be kept: it is `kept`; the newest one, which holds the same, is `named`
 * by it or notes another sending; or it is the `same` and nothing is done.
 */
export type PlacedVersion = { state: 'kept' | 'named' | 'same'; version: Version };

export type Placing = PlacedVersion & {
  /** Ids of versions that make room. */
  forgotten: string[];
};

const isAutomatic = ({ origin, name }: Version) => origin !== 'hand' && name === undefined;

function holdsTheSame(a: Version, b: Version): boolean {
  const content = ({ template, stash }: Version) =>
    // Of a sending the body counts to the last byte, and nothing beside it.
    b.origin === 'sending' ? JSON.stringify(template) : JSON.stringify(withoutBlanks([template, stash]));
  return content(a) === content(b);
}

/** Where a new version goes among those of its draft, newest first. Two in a row never hold the same. */
export function placeVersion(versions: readonly Version[], next: Version): Placing {
  const [newest] = versions;
  const same = newest && holdsTheSame(newest, next) ? newest : undefined;
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
