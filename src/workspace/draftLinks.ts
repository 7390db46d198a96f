import { writeLinkView, type LinkView } from '../exchange/link/linkView';
import type { LinkedParts } from '../exchange/link/linkedParts';
import { writeShareLink } from '../exchange/link/shareLink';
import { type TemplateDraft, type Draft } from '../schema/draft/draft';
import { draftToTemplate } from '../schema/draft/draftToTemplate';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { AltTexts } from '../schema/media/altTexts';

/**
 * A share link: the address where this page shows the template, in a chosen view. It contains the template, and what is
 * given beside it: names and samples of its parameters, alt texts of its pictures, sender and refusal.
 */
export async function linkTo(
  template: TemplateDraft,
  view: LinkView = {},
  parameters?: ParameterNotes,
  altTexts?: AltTexts,
  parts?: LinkedParts,
): Promise<string> {
  const fragment = await writeShareLink(template, parameters, altTexts, parts);
  return `${location.origin}/inspect${writeLinkView(view)}${fragment}`;
}

/** The address of a draft's page. */
export function draftHref(id: string): string {
  return `/templates/${id}`;
}

/** The address where a draft is reviewed. */
export const reviewHref = (id: string): string => `${draftHref(id)}/review`;

/** The address of the set of a draft; `tab`: languages, rows, phones or send. */
export const setHref = (id: string, tab?: string): string =>
  `${draftHref(id)}/set${tab === undefined ? '' : `?tab=${tab}`}`;

/** The name of a file about a template, without its ending. */
export function fileNameOf({ name }: Pick<TemplateDraft, 'name'>): string {
  return name?.replace(/[^a-z0-9_]+/gi, '_') || 'template';
}

/** The download of a draft: file name, and its template as it would be sent. */
export function draftFile({ template }: Pick<Draft, 'template'>): [name: string, text: string] {
  return [`${fileNameOf(template)}.json`, `${JSON.stringify(draftToTemplate(template), null, 2)}\n`];
}

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
