import { writeLinkView, type LinkView } from '../exchange/link/linkView';
import { writeShareLink } from '../exchange/link/shareLink';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { AltTexts } from '../schema/media/altTexts';

/**
 * A share link: the address where this page shows the template, in a chosen view. It contains the template, and names
 * and samples of its parameters and alt texts of its pictures if they are given (`editor.document.get()`), and nothing
 * else.
 */
export async function linkTo(
  template: TemplateDraft,
  view: LinkView = {},
  parameters?: ParameterNotes,
  altTexts?: AltTexts,
): Promise<string> {
  const fragment = await writeShareLink(template, parameters, altTexts);
  return `${location.origin}/preview${writeLinkView(view)}${fragment}`;
}
