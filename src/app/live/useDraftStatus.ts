import { useMemo } from 'react';
import { findDraftStatus, type DraftStatus } from '../../schema/draft/sendings';
import { useAppId } from '../../submission/connection/credentials';
import { recordedPlatform } from '../../submission/connection/connection';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useDestination } from '../../workspace/destination';

/** The standing of the open draft where it is sent. It follows a change when typing pauses. */
export function useDraftStatus({
  editor,
  sendings,
  screen,
}: Pick<OpenedTemplate, 'editor' | 'sendings' | 'screen'>): DraftStatus {
  const sent = useStore(sendings);
  const template = useStore(editor.diagnostics, (state) => state.template);
  const connected = useDestination({ sendings, screen });
  const platform = connected && recordedPlatform(connected);
  const appId = useAppId(connected);
  return useMemo(
    () =>
      findDraftStatus(
        sent,
        template,
        platform !== undefined && appId !== undefined ? { platform, appId } : undefined,
      ),
    [sent, template, platform, appId],
  );
}
