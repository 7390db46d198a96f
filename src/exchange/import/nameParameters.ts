import { hasNotes, noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { replaceByParameters } from '../../schema/draft/parameters';
import { isSame } from '../../lib/values';
import type { ImportedPart } from './describePart';
import type { ImportNotes } from './parts/importNotes';
import type { VendorMessage } from './vendors/reading/vendor';

/** The part with parameters in place of what a vendor writes for them, and what is known about those. */
export function nameParameters(
  part: ImportedPart,
  { placeholders = [], parameters = noParameterNotes }: Pick<VendorMessage, 'placeholders' | 'parameters'>,
  notes: ImportNotes,
): ImportedPart & { parameters?: ParameterNotes } {
  if (part.kind !== 'template') return part;
  const before = { draft: part.draft, parameters };
  const next = placeholders.reduce((state, placeholder) => {
    const replaced = replaceByParameters(state, [placeholder]);
    const { text, sample = '' } = placeholder;
    if (!isSame(replaced.draft, state.draft))
      notes.renamed([], `${text} became a parameter of this interface.`);
    else if (sample !== '')
      notes.unmapped(
        ['variables', text.slice(2, -2)],
        sample,
        `${text} stands in no field that takes a parameter.`,
      );
    return isSame(replaced.draft, state.draft) ? state : replaced;
  }, before);
  return {
    ...part,
    draft: next.draft,
    ...(hasNotes(next.parameters) ? { parameters: next.parameters } : {}),
  };
}
