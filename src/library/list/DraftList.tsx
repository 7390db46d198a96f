import { memo, type Ref } from 'react';
import type { Draft } from '../../schema/draft/draft';
import type { MenuItem } from '../../ui/menu/Menu';
import type { LibraryLayout } from '../settings/settings';
import { DraftItem, type DraftDrawing } from './DraftItem';
import { shapes } from './shapes';
import { VirtualList, type ListHandle } from './VirtualList';

type DraftListProps = DraftDrawing & {
  drafts: readonly Draft[];
  layout: LibraryLayout;
  /** The words of the search. */
  words: readonly string[];
  isSelected: (draft: Draft) => boolean;
  /** `range`: selects all from the last one up to this one. */
  onSelect: (draft: Draft, range: boolean) => void;
  menuOf: (draft: Draft) => readonly MenuItem[];
  handle: Ref<ListHandle>;
};

/** The list of drafts. A letter in the search field does not draw it; the results of the search do. */
export const DraftList = memo(function DraftList(props: DraftListProps) {
  const { drafts, layout, isSelected, handle, ...item } = props;
  return (
    <VirtualList
      label="Templates"
      handle={handle}
      entries={drafts}
      keyOf={({ id }) => id}
      shapeOf={shapes[layout]}
      renderEntry={(draft) => (
        <DraftItem draft={draft} layout={layout} isSelected={isSelected(draft)} {...item} />
      )}
    />
  );
});
