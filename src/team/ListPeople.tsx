import { useStore } from 'zustand';
import { seenSetting } from '../library/settings/settings';
import { isLost, isUnseen, syncKnowledge, thisDevice } from '../library/sync/syncState';
import type { Draft } from '../schema/draft/draft';
import words from '../ui/styles/words.module.css';
import { useAppServices } from '../workspace/services/AppServices';
import { nameOfOther, nameOfWriter } from './people';
import { useOthers } from './usePresence';

/** What others do with a draft of the list: who has it open, who changed it last, and whether a choice is open. */
export function ListPeople({ draft }: { draft: Draft }) {
  const others = useOthers(draft.id);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  const seen = useStore(seenSetting);
  const { changedBy, conflicts = [] } = draft;
  const [first] = others;
  const hasLost = useStore(syncKnowledge, (known) => isLost(known, draft.space));
  const isByOther =
    changedBy?.name !== undefined && changedBy.name !== null && changedBy.device !== thisDevice();
  if (hasLost) return <span className={words.note}>No access any more: only the copy of this browser</span>;
  return (
    <>
      {conflicts.length > 0 && (
        <span className={words.note}>
          <strong>Waits for you: two versions</strong>
        </span>
      )}
      {first ? (
        <span className={words.note}>
          <bdi>{nameOfOther(first.person, me)}</bdi>
          {others.length > 1 ? ` and ${others.length - 1} more have it open` : ' has it open'}
        </span>
      ) : (
        isByOther && (
          <span className={words.note}>
            {isUnseen(draft, seen, me) ? <strong>New: changed by </strong> : 'Changed by '}
            <bdi>{nameOfWriter(changedBy, me)}</bdi>
          </span>
        )
      )}
    </>
  );
}
