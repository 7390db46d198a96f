import { useEffect, useState } from 'react';
import { useAppServices } from '../../services/AppServices';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { showErrors } from '../showErrors';
import { createDraftSending, type DraftSending } from './createDraftSending';

/** The sending of the open draft, for as long as its page is mounted. */
export function useDraftSending(open: OpenedTemplate): DraftSending {
  const { queries, network } = useAppServices();
  const [sending] = useState(() =>
    createDraftSending({
      async loadSubmission() {
        // Also what draws the answer: the network may be gone by then.
        const [{ createSubmission, sendSession }] = await Promise.all([
          import('./submission'),
          import('./SendPane'),
          import('./ReviewPane'),
        ]);
        return createSubmission(
          sendSession(open, { queries, offline: network.offline, onInvalid: () => void showErrors(open) }),
        );
      },
    }),
  );

  // A sending that was under way when the page was left goes on outside React: follow it.
  useEffect(() => {
    if (queries.isMutating({ mutationKey: ['create-template', open.id.get()] }) > 0) void sending.load();
  }, [queries, open, sending]);
  return sending;
}
