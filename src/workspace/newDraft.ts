import type { Draft, TemplateDraft } from '../schema/draft/draft';
import {
  hasNotes,
  noParameterNotes,
  parameterPartsOf,
  type ParameterNotes,
} from '../schema/draft/parameterNotes';
import { altTextPartOf, noAltTexts, type AltTexts } from '../schema/media/altTexts';
import { newId } from '../ui/browser/page';
import { addUnmapped } from './unmapped';

function newDraft(
  start: Pick<Draft, 'template' | 'stash' | 'samples' | 'parameters' | 'altTexts' | 'trustsMedia'>,
): Draft {
  const now = Date.now();
  return { id: newId(), ...start, sendings: [], createdAt: now, changedAt: now };
}

/** A new draft of one of the page's own templates. */
export function draftOf(template: TemplateDraft, parameters = noParameterNotes): Draft {
  return newDraft({ template, stash: {}, ...(hasNotes(parameters) ? parameterPartsOf(parameters) : {}) });
}

type Foreign = {
  template: TemplateDraft;
  /** Imported values that have no field, by path. */
  unmapped?: Record<string, unknown>;
  /** Names and samples of its parameters. */
  parameters?: ParameterNotes | undefined;
  /** The alt texts of its pictures. */
  altTexts?: AltTexts | undefined;
  /** Whether the person has already allowed its pictures. */
  trustsMedia?: boolean;
};

/** A new draft of a template that came from elsewhere. */
export function foreignDraftOf({
  template,
  unmapped = {},
  parameters,
  altTexts = noAltTexts,
  trustsMedia = false,
}: Foreign): Draft {
  const stash = addUnmapped({}, unmapped);
  return newDraft({
    template: structuredClone(template),
    stash,
    ...(parameters ? parameterPartsOf(parameters) : {}),
    ...altTextPartOf(altTexts, template),
    trustsMedia,
  });
}
