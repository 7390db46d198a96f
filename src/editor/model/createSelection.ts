import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { OpenParts, TemplateDocument } from './createDocument';
import { cardOf, foldOf, suggestionOf } from '../state/paths';
import { cardsPath } from '../../schema/draft/cards';

type SelectionState = OpenParts & {
  /** Grows whenever the selected part is to be in view again, also where the path stays the same. */
  showCount: number;
  /** Folds that the person, or a link to a field inside, has opened or closed, by the card or button around them. */
  unfolded: Readonly<Record<string, boolean>>;
};

export type Selection = ReadonlyStore<SelectionState> & {
  /** Opens parts that were open before, as far as the draft still has them. */
  restore: (parts: Pick<OpenParts, 'card' | 'expanded'>) => void;
  /** Opens a card of the carousel and selects it. */
  openCard: (index: number, path?: string) => void;
  /** Expands a button of a list, or collapses it when it is expanded. */
  toggle: (list: string, index: number) => void;
  /** Opens or closes the fold of a card or button. */
  unfold: (entry: string, isOpen: boolean) => void;
  /** Selects a path, or nothing, and leaves the form unchanged. */
  select: (path: string | undefined) => void;
  /** Selects a path and opens the card and the button that contain it. */
  show: (path: string) => void;
};

export function createSelection(document: TemplateDocument): Selection {
  const state = createStore<SelectionState>(() => ({
    card: 0,
    expanded: {},
    showCount: 0,
    unfolded: {},
  }));
  const change = (part: Partial<SelectionState>) => state.setState({ ...part });
  const showAgain = () => state.getState().showCount + 1;

  document.onTransaction(({ transaction: { show }, change: edit, after }) => {
    const now = { ...state.getState(), ...show };
    const card = clamp(now.card, after.draft);
    // Below a changed part other entries may stand at these paths.
    const unfolded = Object.entries(now.unfolded).filter(([entry]) => !edit || !isInside(entry, edit.path));
    const isSame = unfolded.length === Object.keys(now.unfolded).length;
    if (!show && card === now.card && isSame) return;
    change({
      ...now,
      card,
      showCount: show ? showAgain() : now.showCount,
      unfolded: isSame ? now.unfolded : Object.fromEntries(unfolded),
    });
  });

  return {
    ...state,
    restore({ card: stored, expanded }) {
      const { draft } = document.getState();
      const card = clamp(stored, draft);
      // Selected, the open card is in view on the phone too.
      const isSeen = card > 0 && draft.type === 'carousel';
      change({ card, expanded, ...(isSeen && { path: `${cardsPath}.${card}` }) });
    },
    openCard: (card, path) => change({ card, expanded: {}, path, showCount: showAgain() }),
    toggle(list, index) {
      const { expanded } = state.getState();
      change({ expanded: { ...expanded, [list]: expanded[list] === index ? undefined : index } });
    },
    unfold: (entry, isOpen) => change({ unfolded: { ...state.getState().unfolded, [entry]: isOpen } }),
    select: (path) => change({ path }),
    show(path) {
      const { card, expanded, unfolded } = state.getState();
      const suggestion = suggestionOf(path);
      const fold = foldOf(path);
      change({
        card: cardOf(path) ?? card,
        expanded: suggestion ? { ...expanded, [suggestion.list]: suggestion.index } : expanded,
        unfolded: fold === undefined ? unfolded : { ...unfolded, [fold]: true },
        path,
        showCount: showAgain(),
      });
    },
  };
}

const isInside = (path: string, part: string) => part === '' || path.startsWith(`${part}.`);

/** The index of a card, or of the last one if there are fewer. Other types keep it for the way back. */
function clamp(card: number, { component }: TemplateDraft): number {
  const count = component.richCard?.carouselCard?.cardContents?.length;
  return count === undefined ? card : Math.max(0, Math.min(card, count - 1));
}
