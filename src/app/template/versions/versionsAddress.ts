import { draftHref } from '../../../workspace/draftHref';

/** Stands for the draft itself on a side of a comparison, in place of a version's id. */
export const now = 'now';

/** Stands for the template that lives at the platform. */
export const live = 'live';

type Sides = { from?: string | undefined; to?: string | undefined };

/** `/templates/<id>/versions?from=<version>&to=<version>`. Without `from` the newest version is compared, without `to` the draft. */
export function versionsAddress(draftId: string, { from, to }: Sides = {}): string {
  const parameters = new URLSearchParams();
  if (from !== undefined) parameters.set('from', from);
  if (to !== undefined && to !== now) parameters.set('to', to);
  return `${draftHref(draftId)}/versions${parameters.size > 0 ? `?${parameters}` : ''}`;
}
