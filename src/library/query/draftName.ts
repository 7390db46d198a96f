import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';

export const draftName = ({ template }: Draft): string => template.name || 'Untitled';

/** "winter_sale" for one draft, "3 templates" for several. */
export function draftNames(drafts: readonly Draft[]): string {
  const [first] = drafts;
  return first && drafts.length === 1 ? draftName(first) : `${formatNumber(drafts.length)} templates`;
}

/** Above this number of drafts, an act takes long enough to be announced when it begins. */
export const manyDrafts = 50;
