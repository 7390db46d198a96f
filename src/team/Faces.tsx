import { placePath } from '../schema/entries/entryPaths';
import { initialsOf } from '../lib/text/initials';
import type { Presence } from '../schema/responses/spaces';
import { nameOfPath } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { useStore } from 'zustand';
import { hueOf, nameOfOther } from './people';
import { useOthers, usePresence } from './usePresence';
import styles from './team.module.css';

/** Faces that fit the header; the others are a number. */
const MAX_FACES = 3;

/** Who else has the draft open. A press follows them: this page then shows what they open. */
export function Faces({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  usePresence(open, draftId);
  const others = useOthers(draftId);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  const following = useStore(open.following);
  if (others.length === 0) return null;

  function placeOf({ field }: Presence): string | undefined {
    if (field === null) return undefined;
    const { entries } = open.editor.document.getState();
    return placePath(field.split('.'), entries)?.join('.');
  }

  return (
    <ul className={styles.faces} aria-label="Also here">
      {others.slice(0, MAX_FACES).map((other) => {
        const name = nameOfOther(other.person, me);
        const path = placeOf(other);
        const isFollowed = following === other.page;
        const words =
          path === undefined
            ? `${name} has this draft open`
            : `${name} is writing in ${nameOfPath(parsePath(path))}`;
        const action = isFollowed ? 'Stop following' : 'Follow what they open';
        return (
          <li key={other.page}>
            <button
              type="button"
              className={styles.face}
              data-hue={hueOf(other)}
              data-writing={path === undefined ? undefined : ''}
              title={`${words}. ${action}`}
              aria-label={words}
              aria-pressed={isFollowed}
              onClick={() => open.following.setState(isFollowed ? undefined : other.page, true)}
            >
              {initialsOf(other.person ?? name)}
            </button>
          </li>
        );
      })}
      {others.length > MAX_FACES && (
        <li
          className={styles.more}
          title={others
            .slice(MAX_FACES)
            .map((other) => nameOfOther(other.person, me))
            .join(', ')}
        >
          +{others.length - MAX_FACES}
        </li>
      )}
    </ul>
  );
}
