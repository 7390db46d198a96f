import type { Draft } from '../../schema/draft/draft';
import { liveSendings, type LivePlace } from '../../submission/reading/settleSending';

/**
 * The drafts with the statuses that the platforms say now. Drafts whose status is the same stay the same objects. Nothing
 * is stored: an open draft follows its own sendings.
 */
export function withLiveSendings(
  drafts: readonly Draft[] | undefined,
  live: readonly LivePlace[] | undefined,
): readonly Draft[] | undefined {
  if (!live) return drafts;
  return drafts?.map((draft) => {
    const sendings = liveSendings(draft.sendings, live);
    return sendings === draft.sendings ? draft : { ...draft, sendings: [...sendings] };
  });
}
