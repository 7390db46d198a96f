import { isRecord } from '../../lib/values';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Stash } from './stash';

/** JSON that was typed and that the draft does not hold: it is broken, or the draft has no place for parts of it. */
export type PendingJson = {
  text: string;
  /** The template that the text showed before it was changed. */
  shown: TemplateDraft;
};

const KEY = 'json#unapplied';

/** The stash of a draft as it is stored: with the pending JSON. */
export function withPendingJson(stash: Stash, pending: PendingJson | undefined): Stash {
  return pending ? { ...stash, [KEY]: pending } : stash;
}

/** Separates a stored stash from its pending JSON, which is ignored if it is damaged. */
export function splitPendingJson(stored: Stash): { stash: Stash; pending: PendingJson | undefined } {
  const { [KEY]: kept, ...stash } = stored;
  const { text, shown } = isRecord(kept) ? kept : {};
  const isWhole = typeof text === 'string' && isTemplateDraft(shown);
  return { stash, pending: isWhole ? { text, shown } : undefined };
}
