import type { StoreApi } from 'zustand/vanilla';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { History } from '../model/history';
import { openEditor } from '../openEditor';
import type { Stash } from '../state/stash';

/** `openEditor` with a template and what belongs to it one by one. */
export const createTemplateEditor = (
  draft: TemplateDraft,
  stash: Stash,
  history?: History,
  parameters?: ParameterNotes,
  country?: StoreApi<string>,
) => openEditor({ draft, stash, history, parameters, country });
