import { navigate } from 'wouter/use-browser-location';
import { describeDraft } from '../../library/query/describeDraft';
import { listDrafts } from '../../library/storage/drafts';
import { typeNames } from '../../schema/template/typeNames';
import type { Command } from './commands';

/** The drafts of this device, the one changed last first. Where they cannot be read, the start page says why. */
export async function draftCommands(): Promise<Command[]> {
  const kept = await listDrafts();
  if (!kept.ok) return [];
  return kept.value.drafts
    .filter(({ id }) => location.pathname !== `/templates/${id}`)
    .map(({ id, template }) => ({
      id: `draft.${id}`,
      label: template.name || 'Untitled template',
      group: 'Drafts',
      detail: describeDraft(template).slice(0, 80) || typeNames[template.type],
      words: `open draft ${typeNames[template.type]}`,
      run: () => navigate(`/templates/${id}`),
    }));
}
