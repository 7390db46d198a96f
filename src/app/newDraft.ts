import { startComponent } from '../editor/changeType';
import type { Draft, TemplateDraft } from '../schema/draft';
import type { TemplateType } from '../schema/enums';
import { findExample } from '../schema/examples/examples';

type Start = { from?: string | null; type?: TemplateType | undefined };

function startTemplate({ from, type = 'text_message' }: Start): TemplateDraft {
  const example = from ? findExample(from) : undefined;
  return example
    ? structuredClone<TemplateDraft>(example.template)
    : { type, component: startComponent(type) };
}

/** Drafts that were made on this page and may not be in the storage yet. */
const made = new Map<string, Draft>();

/** A new draft: a copy of an example, or a blank one of a type. */
export function keepNewDraft(start: Start): Draft {
  const now = Date.now();
  const draft: Draft = {
    id: newId(),
    template: startTemplate(start),
    aside: {},
    sendings: [],
    createdAt: now,
    changedAt: now,
  };
  made.set(draft.id, draft);
  return draft;
}

/** The draft as it was made, for a page that opens it before the storage has it. */
export function takeNewDraft(id: string): Draft | undefined {
  return made.get(id);
}

/** `crypto.randomUUID` is withheld over plain HTTP from another host; random bytes are not. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
