import { replaceEqualDeep } from '@tanstack/react-query';
import { putAt, valueAt } from '../../lib/path';
import { type TemplateDraft, type DraftPath } from '../../schema/draft/draft';
import { withoutBlanks } from '../../schema/draft/draftToTemplate';
import type { TemplateDocument } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';

/** Sets a field that has no registered input. In the history it is typing. */
export function setDraftValue({ document }: TemplateEditor, path: DraftPath, value: unknown) {
  document.dispatch({
    origin: 'command',
    apply: ({ draft, stash }) => ({ draft: putAt(draft, path, value), stash }),
  });
}

/** Sets the field of an input in which a person types. Blank means absent. */
export function typeDraftValue(document: TemplateDocument, path: DraftPath, value: string | boolean) {
  document.dispatch({
    origin: 'field',
    apply: ({ draft, stash }) => ({ draft: withTyped(draft, path, value), stash }),
  });
}

/** If a text was a text before, nothing else can have changed: copy its path and do not read the rest. */
function withTyped(draft: TemplateDraft, path: DraftPath, value: string | boolean): TemplateDraft {
  const next = putAt(draft, path, value);
  return typeof value === 'string' && value !== '' && typeof valueAt(draft, path) === 'string'
    ? next
    : replaceEqualDeep(draft, withoutBlanks(next));
}
