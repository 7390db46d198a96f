import { useEffect, useState } from 'react';
import { advise } from '../../../checks/useChecks';
import { findFollowed } from '../../../submission/reading/settleSending';
import { createSubmission } from '../../../submission/sending/createSubmission';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useAppServices } from '../../../workspace/services/AppServices';
import { showTemplateErrors } from '../drawer/showErrors';
import { createDraftSending, type DraftSending } from './createDraftSending';
import { followSendings } from './follower';
import { sendSession } from './sendSession';

/** The sending of the open draft, for as long as its page is mounted. */
export function useDraftSending(open: OpenedTemplate): DraftSending {
  const { queries, network, session } = useAppServices();
  const [sending] = useState(() =>
    createDraftSending({
      createSubmission() {
        // The review shows the warnings.
        void advise(open.editor.diagnostics);
        const { offline } = network;
        return createSubmission(
          sendSession(open, { queries, session, offline, onInvalid: () => showTemplateErrors(open) }),
        );
      },
      createFollower: () => followSendings(open, queries),
    }),
  );

  // A sending that was under way when the page was left goes on outside React: follow it.
  useEffect(() => {
    if (queries.isMutating({ mutationKey: ['create-template', open.id.getState()] }) > 0) sending.begin();
  }, [queries, open, sending]);

  // The platform's word about the newest sending; a draft that waits for none has no follower.
  useEffect(() => {
    const followIfWaiting = () => {
      if (findFollowed(open.sendings.getState())) sending.follow();
    };
    followIfWaiting();
    return open.sendings.subscribe(followIfWaiting);
  }, [open, sending]);
  const follower = useStore(sending.follower);
  useEffect(() => follower?.start(), [follower]);
  return sending;
}
