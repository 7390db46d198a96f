import { duplicateDraft } from '../../library/storage/duplicateDraft';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import {
  hasNotes,
  noParameterNotes,
  parameterPartsOf,
  type ParameterNotes,
} from '../../schema/draft/parameterNotes';
import { newId } from '../../ui/browser/newId';
import { addUnmapped } from './unmapped';

function newDraft(
  start: Pick<Draft, 'template' | 'stash' | 'samples' | 'parameters' | 'trustsMedia'>,
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
  /** Whether the person has already allowed its pictures. */
  trustsMedia?: boolean;
};

/** A new draft of a template that came from elsewhere. */
export function foreignDraftOf({ template, unmapped = {}, parameters, trustsMedia = false }: Foreign): Draft {
  const stash = addUnmapped({}, unmapped);
  return newDraft({
    template: structuredClone(template),
    stash,
    ...(parameters ? parameterPartsOf(parameters) : {}),
    trustsMedia,
  });
}

/** A copy of a draft under a name that is not in `takenNames`. */
export function copyOfDraft(draft: Draft, takenNames: ReadonlySet<string>): Draft {
  return duplicateDraft(draft, { id: newId(), now: Date.now(), taken: takenNames });
}
