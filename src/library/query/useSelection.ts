import { useCallback, useRef, useState } from 'react';
import type { Draft } from '../../schema/draft/draft';

type Selection = {
  /** The selected drafts that the list shows, in its order. */
  selected: readonly Draft[];
  /** Another function whenever the selection changes. */
  isSelected: (draft: Draft) => boolean;
  /** Toggles a draft; with `range`, selects all from the last toggled one to this one. */
  select: (draft: Draft, range: boolean) => void;
  selectAll: () => void;
  selectNone: () => void;
};

/** The selection among the shown drafts. */
export function useSelection(shown: readonly Draft[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  const isSelected = useCallback(({ id }: Draft) => ids.has(id), [ids]);

  return {
    selected: ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id)),
    isSelected,
    select({ id }, range) {
      const next = new Set(ids);
      const start = shown.findIndex((draft) => draft.id === last.current);
      const end = shown.findIndex((draft) => draft.id === id);
      if (range && start !== -1) {
        for (const draft of shown.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(draft.id);
      } else if (!next.delete(id)) next.add(id);
      last.current = id;
      setIds(next);
    },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    selectNone: () => setIds(new Set()),
  };
}
