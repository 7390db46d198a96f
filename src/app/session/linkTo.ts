import { writeLinkView, type LinkView } from '../../exchange/link/linkView';
import { writeShareLink } from '../../exchange/link/shareLink';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';

/**
 * A share link: the address where this page shows the template, in a chosen view. It contains the template, and names
 * and samples of its parameters if they are given (`editor.document.get().parameters`), and nothing else.
 */
export async function linkTo(
  template: TemplateDraft,
  view: LinkView = {},
  parameters?: ParameterNotes,
): Promise<string> {
  return `${location.origin}/preview${writeLinkView(view)}${await writeShareLink(template, parameters)}`;
}
