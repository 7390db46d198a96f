import type { Stash } from '../../editor/state/stash';
import type { TemplateDraft } from '../../schema/draft/draft';

/** One way to use a paste. */
export type PasteWay = {
  id: 'replace' | 'add' | 'replace_card' | 'text' | 'new';
  label: string;
  /** Its effect, or why it is impossible. */
  note: string;
  isPossible: boolean;
  /** The resulting template: of this draft, or with `new` of another. */
  template: TemplateDraft;
  /** Whether words that are there are replaced by other ones. */
  replacesText?: boolean;
  /** The card to open after it. */
  card?: number;
  /** The stash of the open draft after it. */
  updateStash: (stash: Stash) => Stash;
};

/** For a way that removes no part: the stash stays. */
export function keepStash(stash: Stash): Stash {
  return stash;
}
