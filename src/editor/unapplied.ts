import { isTemplateDraft } from '../exchange/isTemplateDraft';
import type { TemplateDraft } from '../schema/draft';
import type { Aside } from './aside';

/** JSON that was typed and that the draft does not hold (yet): it is broken, or parts of it fit nowhere. */
export type UnappliedText = {
  text: string;
  /** The template that the text showed before it was changed. */
  shown: TemplateDraft;
};

const KEY = 'json#unapplied';

/** What is stored aside of a draft: what the editor has put aside, and JSON that was not taken over. */
export function withUnapplied(aside: Aside, unapplied: UnappliedText | undefined): Aside {
  return unapplied ? { ...aside, [KEY]: unapplied } : aside;
}

/** The two taken apart again; what is stored may be of any kind. */
export function splitUnapplied(stored: Aside): { aside: Aside; unapplied: UnappliedText | undefined } {
  const { [KEY]: kept, ...aside } = stored;
  const { text, shown } = typeof kept === 'object' && kept !== null ? (kept as Aside) : {};
  const isWhole = typeof text === 'string' && isTemplateDraft(shown);
  return { aside, unapplied: isWhole ? { text, shown } : undefined };
}
