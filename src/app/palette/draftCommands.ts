import { navigate } from 'wouter/use-browser-location';
import { describeDraft } from '../../library/query/describeDraft';
import { listDrafts } from '../../library/storage/listDrafts';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import { readableText } from '../../schema/draft/samples';
import { typeNames } from '../../schema/template/typeNames';
import { draftHref } from '../../workspace/draftLinks';
import type { Command } from '../../workspace/services/createCommandRegistry';

/** Opens a draft of this device, the latest change first. Empty if the storage fails: the start page explains that. */
export async function draftCommands(): Promise<Command[]> {
  const kept = await listDrafts();
  if (!kept.ok) return [];
  return kept.value.drafts
    .filter(({ id }) => location.pathname !== draftHref(id))
    .map(({ id, template, ...rest }) => ({
      id: `draft.${id}`,
      label: template.name || 'Untitled template',
      group: 'Drafts',
      detail:
        readableText(describeDraft(template), parameterNotesOf(rest)).slice(0, 80) ||
        typeNames[template.type],
      keywords: `open draft ${typeNames[template.type]}`,
      run: () => navigate(draftHref(id)),
    }));
}
