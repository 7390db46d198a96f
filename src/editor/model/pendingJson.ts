import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Stash } from './stash';

/** JSON that was typed and that the draft does not hold (yet): it is broken, or parts of it fit nowhere. */
export type PendingJson = {
  text: string;
  /** The template that the text showed before it was changed. */
  shown: TemplateDraft;
};

const KEY = 'json#unapplied';

/** What is stored aside of a draft: what the editor has put aside, and JSON that was not taken over. */
export function withPendingJson(aside: Stash, unapplied: PendingJson | undefined): Stash {
  return unapplied ? { ...aside, [KEY]: unapplied } : aside;
}

/** The two taken apart again; what is stored may be of any kind. */
export function splitPendingJson(stored: Stash): { aside: Stash; unapplied: PendingJson | undefined } {
  const { [KEY]: kept, ...aside } = stored;
  const { text, shown } = typeof kept === 'object' && kept !== null ? (kept as Stash) : {};
  const isWhole = typeof text === 'string' && isTemplateDraft(shown);
  return { aside, unapplied: isWhole ? { text, shown } : undefined };
}
