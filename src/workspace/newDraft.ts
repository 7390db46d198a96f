import type { Draft, TemplateDraft } from '../schema/draft/draft';
import {
  hasNotes,
  noParameterNotes,
  parameterPartsOf,
  type ParameterNotes,
} from '../schema/draft/parameterNotes';
import { altTextPartOf, noAltTexts, type AltTexts } from '../schema/media/altTexts';
import { draftPlaceSetting } from '../library/settings/settings';
import { newId } from '../ui/browser/page';
import { duplicateDraft } from '../library/query/copyDrafts';
import { listDrafts } from '../library/storage/listDrafts';
import type { Stash } from '../editor/state/stash';
import { isRecord } from '../lib/values';

function newDraft(
  start: Pick<Draft, 'template' | 'stash' | 'samples' | 'parameters' | 'altTexts' | 'trustsMedia'>,
): Draft {
  const now = Date.now();
  const place = draftPlaceSetting.getState() === 'server' ? { space: '' } : {};
  return { id: newId(), ...start, ...place, sendings: [], createdAt: now, changedAt: now };
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

/** A copy of a draft under a name that no other draft of this device has. */
export async function copyOfDraft(draft: Draft): Promise<Draft> {
  const kept = await listDrafts();
  const names = kept.ok ? kept.value.drafts.map(({ template }) => template.name ?? '') : [];
  return duplicateDraft(draft, { id: newId(), now: Date.now(), taken: new Set(names) });
}

/** Reserved key of the stash. It keeps paths from elsewhere apart from the editor's own keys. */
const KEY = 'imported';

/** The imported values of a draft that have no field, by their path in the import. */
export function unmappedOf(stash: Stash): Record<string, unknown> {
  const { [KEY]: unmapped } = stash;
  return isRecord(unmapped) ? unmapped : {};
}

/** The stash with these unmapped values in place of its own. */
export function withUnmapped(stash: Stash, unmapped: Record<string, unknown>): Stash {
  const { [KEY]: _before, ...rest } = stash;
  return Object.keys(unmapped).length === 0 ? rest : { ...rest, [KEY]: unmapped };
}

/** The stash with the unmapped values of another import added. A path that is taken gets a number: `path (2)`. */
export function addUnmapped(stash: Stash, added: Record<string, unknown>): Stash {
  const unmapped = { ...unmappedOf(stash) };
  for (const [path, value] of Object.entries(added)) {
    let key = path;
    for (let count = 2; Object.hasOwn(unmapped, key); count += 1) key = `${path} (${count})`;
    unmapped[key] = value;
  }
  return withUnmapped(stash, unmapped);
}
