import { draftHref } from '../../session/draftHref';

/** What may stand on a side of a comparison beside the id of a version: the draft as it is. */
export const now = 'now';

type Sides = { from?: string | undefined; to?: string | undefined };

/** `/templates/<id>/versions?from=<version>&to=<version or now>`; what is absent is the newest version, and now. */
export function versionsAddress(draftId: string, { from, to }: Sides = {}): string {
  const parameters = new URLSearchParams();
  if (from !== undefined) parameters.set('from', from);
  if (to !== undefined && to !== now) parameters.set('to', to);
  return `${draftHref(draftId)}/versions${parameters.size > 0 ? `?${parameters}` : ''}`;
}
