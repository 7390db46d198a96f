import { writeLinkView, type LinkView } from '../../exchange/link/linkView';
import { writeShareLink } from '../../exchange/link/shareLink';
import type { SourceTemplate } from '../input/sourceTemplate';
import { CommandError } from '../terminal/terminal';

export type LinkPlace = LinkView & {
  /** Where the builder is reached, without a slash at its end. */
  base: string;
};

/**
 * The share link of a template.
 *
 * @throws {CommandError} for a template that is too large for a link.
 */
export async function linkOf(
  { template, parameters, altTexts }: Pick<SourceTemplate, 'template' | 'parameters' | 'altTexts'>,
  { base, ...view }: LinkPlace,
): Promise<string> {
  try {
    const fragment = await writeShareLink(template, parameters, altTexts);
    return `${base}/preview${writeLinkView(view)}${fragment}`;
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message);
    throw error;
  }
}
