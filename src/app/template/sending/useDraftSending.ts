import { useEffect, useState } from 'react';
import { advise } from '../../../checks/useChecks';
import { useAppServices } from '../../../workspace/services/AppServices';
import { findFollowed } from '../../../submission/reading/findFollowed';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { showErrors } from '../drawer/showErrors';
import { createDraftSending, type DraftSending } from './createDraftSending';

/** The sending of the open draft, for as long as its page is mounted. */
export function useDraftSending(open: OpenedTemplate): DraftSending {
  const { queries, network, session } = useAppServices();
  const [sending] = useState(() =>
    createDraftSending({
      async loadSubmission() {
        // Also what draws the answer: the network may be gone by then.
        const [client, { createSubmission, sendSession }] = await Promise.all([
          queries.open(),
          import('./submission'),
          import('./SendPane'),
          import('./ReviewPane'),
          // The review shows the warnings.
          advise(open.editor.diagnostics),
        ]);
        return createSubmission(
          sendSession(open, {
            queries: client,
            session,
            offline: network.offline,
            onInvalid: () => void showErrors(open),
          }),
        );
      },
      async loadFollower() {
        const [client, { followSendings }] = await Promise.all([queries.open(), import('./follower')]);
        return followSendings(open, client);
      },
    }),
  );

  // A sending that was under way when the page was left goes on outside React: follow it.
  useEffect(() => {
    const sent = { mutationKey: ['create-template', open.id.getState()] };
    if ((queries.client.getState()?.isMutating(sent) ?? 0) > 0) void sending.load();
  }, [queries, open, sending]);

  // The platform's word about the newest sending; nothing is loaded for a draft that waits for none.
  useEffect(() => {
    const followIfWaiting = () => {
      if (findFollowed(open.sendings.getState())) void sending.follow();
    };
    followIfWaiting();
    return open.sendings.subscribe(followIfWaiting);
  }, [open, sending]);
  const follower = useStore(sending.follower);
  useEffect(() => follower?.start(), [follower]);
  return sending;
}
