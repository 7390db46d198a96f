import { matchEntries } from '../schema/draft/matchEntries';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { Draft, TemplateDraft } from '../schema/draft/draft';
import { newId } from '../ui/browser/page';

const identify = ({ template, entries }: Pick<Draft, 'template' | 'entries'>) =>
  entries ? { template, entries } : { template, entries: matchEntries(undefined, template, newId) };

/** Follows the cards and buttons of an open draft, so that what somebody else changed is merged into the right one. */
export function createIdentities(start: Pick<Draft, 'template' | 'entries'>) {
  let known = identify(start);

  return {
    /** The identities of the template as it is now. */
    of(template: TemplateDraft): DraftEntries {
      if (template !== known.template) known = { template, entries: matchEntries(known, template, newId) };
      return known.entries;
    },
    /** Continues with a draft that was merged elsewhere. */
    follow(draft: Pick<Draft, 'template' | 'entries'>) {
      known = identify(draft);
    },
    /** Where a card of the template is in a merged draft; the same place if it is gone. */
    move(card: number, { entries }: Pick<Draft, 'entries'>): number {
      const id = known.entries.cards[card]?.id;
      const at = entries?.cards.findIndex((entry) => entry.id === id) ?? -1;
      return at < 0 ? Math.min(card, Math.max((entries?.cards.length ?? 1) - 1, 0)) : at;
    },
  };
}
