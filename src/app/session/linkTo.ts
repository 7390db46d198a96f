import { writeShareLink } from '../../exchange/link/shareLink';
import type { TemplateDraft } from '../../schema/draft/draft';

/** The address at which this page shows a template to look at; the template is all that it holds. */
export async function linkTo(template: TemplateDraft): Promise<string> {
  return `${location.origin}/preview${await writeShareLink(template)}`;
}
