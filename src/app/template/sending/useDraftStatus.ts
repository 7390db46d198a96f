import { useMemo } from 'react';
import { findDraftStatus, type DraftStatus } from '../../../submission/history/draftStatus';
import { useStore } from '../../../ui/useStore';
import type { OpenedTemplate } from '../../session/createOpenTemplate';

/** The standing of the open draft at the platform. It follows a change when typing pauses. */
export function useDraftStatus({
  editor,
  sendings,
}: Pick<OpenedTemplate, 'editor' | 'sendings'>): DraftStatus {
  const sent = useStore(sendings, (records) => records);
  const template = useStore(editor.diagnostics, (state) => state.template);
  return useMemo(() => findDraftStatus(sent, template), [sent, template]);
}
