import { duplicateOf } from '../../library/storage/duplicateOf';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { newId } from '../../ui/browser/newId';
import { addImported } from './unmapped';

/** Drafts that were made on this page and may not be in the storage yet. */
const made = new Map<string, Draft>();

/** A new draft of a template that came with the page. */
export function keepNewDraft(template: TemplateDraft): Draft {
  return keep({ template, stash: {} });
}

type Foreign = {
  template: TemplateDraft;
  /** What an import had no place for. */
  leftOver?: Record<string, unknown>;
  /** Whether the person has already asked for its pictures. */
  trustsMedia?: boolean;
};

/** A new draft of a template that came from elsewhere. */
export function keepForeignDraft({ template, leftOver = {}, trustsMedia = false }: Foreign): Draft {
  const stash = addImported({}, leftOver);
  return keep({ template: structuredClone(template), stash, trustsMedia });
}

function keep(start: Pick<Draft, 'template' | 'stash' | 'trustsMedia'>): Draft {
  const now = Date.now();
  return remember({ id: newId(), ...start, sendings: [], createdAt: now, changedAt: now });
}

/** A draft like another one, under a name that none of `taken` has. */
export function keepCopyOf(draft: Draft, taken: ReadonlySet<string>): Draft {
  return remember(duplicateOf(draft, { id: newId(), now: Date.now(), taken }));
}

function remember(draft: Draft): Draft {
  made.set(draft.id, draft);
  return draft;
}

/** The draft as it was made, for a page that opens it before the storage has it. */
export function takeNewDraft(id: string): Draft | undefined {
  return made.get(id);
}
