import { writeLinkView, type LinkView } from '../../exchange/link/linkView';
import { writeShareLink } from '../../exchange/link/shareLink';
import type { TemplateDraft } from '../../schema/draft/draft';

/** A share link: the address where this page shows the template, in a chosen view. It contains the template and nothing else. */
export async function linkTo(template: TemplateDraft, view: LinkView = {}): Promise<string> {
  return `${location.origin}/preview${writeLinkView(view)}${await writeShareLink(template)}`;
}
