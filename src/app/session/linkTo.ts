import { writeShareLink } from '../../exchange/link/shareLink';
import type { TemplateDraft } from '../../schema/draft/draft';

/** A share link: the address where this page shows the template. It contains the template and nothing else. */
export async function linkTo(template: TemplateDraft): Promise<string> {
  return `${location.origin}/preview${await writeShareLink(template)}`;
}
