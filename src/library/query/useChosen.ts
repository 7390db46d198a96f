import { useRef, useState } from 'react';
import type { Draft } from '../../schema/draft/draft';

type Chosen = {
  /** In the order of the list. What the list does not show is not chosen. */
  chosen: readonly Draft[];
  isChosen: (draft: Draft) => boolean;
  /** Chooses a draft or not any more; with `range` all from the one before to this one. */
  choose: (draft: Draft, range: boolean) => void;
  chooseAll: () => void;
  chooseNone: () => void;
};

/** Which of the shown drafts are chosen. */
export function useChosen(shown: readonly Draft[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<string>(undefined);

  return {
    chosen: ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id)),
    isChosen: ({ id }) => ids.has(id),
    choose({ id }, range) {
      const next = new Set(ids);
      const start = shown.findIndex((draft) => draft.id === before.current);
      const end = shown.findIndex((draft) => draft.id === id);
      if (range && start !== -1) {
        for (const draft of shown.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(draft.id);
      } else if (!next.delete(id)) next.add(id);
      before.current = id;
      setIds(next);
    },
    chooseAll: () => setIds(new Set(shown.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
  };
}
