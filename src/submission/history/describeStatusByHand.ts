import type { StatusByHand } from '../../schema/draft/draft';
import { formatDay } from '../../ui/time/time';

/** "set by hand, 20 Nov 2026" */
export function describeStatusByHand({ on }: Pick<StatusByHand, 'on'>): string {
  return `set by hand, ${formatDay(on)}`;
}
