import type { SendingRecord } from '../../schema/draft/draft';
import { formatMoment } from '../../ui/time/formatMoment';
import { findCreatedBefore } from '../history/earlierSendings';
import type { ReviewedSending } from './sending';

/** A warning for the review when this draft already created a template of that name at that place. */
export function takenNameWarning(
  sendings: readonly SendingRecord[],
  reviewed: ReviewedSending,
): string | undefined {
  const earlier = findCreatedBefore(sendings, reviewed);
  if (!earlier) return undefined;
  return `The name “${reviewed.payload.name}” was created under this sign-in code ${formatMoment(earlier.at)}. Each name can be used once: the platform will refuse it. Give this template another name.`;
}
