import { createStore } from 'zustand/vanilla';
import { type ReadonlyStore, computedStore } from '../../../lib/store';
import { type Follower, createFollower } from '../../../submission/reading/followSending';
import { type Submission, createSubmission } from '../../../submission/sending/createSubmission';
import { useEffect, useState } from 'react';
import { advise } from '../../../checks/useChecks';
import { findFollowed } from '../../../submission/reading/settleSending';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useAppServices } from '../../../workspace/services/AppServices';
import { showTemplateErrors } from '../drawer/Drawer';
import { sendSession } from './sendSession';
import type { QueryClient } from '@tanstack/react-query';
import { templateStatusLabel } from '../../../submission/outcome/StatusBadge';
import { announce } from '../../../ui/notices/announcer';
import type { LastSending } from '../../../submission/sending/sending';

/** The sending of the open draft, as its page shows it. */
export type DraftSending = {
  /** Undefined until the first need. */
  submission: ReadonlyStore<Submission | undefined>;
  /** Undefined while no sending waits for an answer of the platform. */
  follower: ReadonlyStore<Follower | undefined>;
  /** Starts following, once. */
  follow: () => void;
  /** Whether outcome and history are shown. */
  isShown: ReadonlyStore<boolean>;
  show: () => void;
  hide: () => void;
  /** The submission, made at the first need. */
  begin: () => Submission;
  /** Opens the review, or shows what stands in the way. */
  press: () => Promise<void>;
};

type DraftSendingOptions = { createSubmission: () => Submission; createFollower: () => Follower };

/** One for each open draft. */
function createDraftSending(create: DraftSendingOptions): DraftSending {
  const submission = createStore<Submission | undefined>(() => undefined);
  const follower = createStore<Follower | undefined>(() => undefined);
  const isShown = createStore(() => false);

  function begin(): Submission {
    const begun = submission.getState() ?? create.createSubmission();
    submission.setState(begun, true);
    return begun;
  }
  const show = () => isShown.setState(true);
  return {
    submission,
    follower,
    follow() {
      if (!follower.getState()) follower.setState(create.createFollower(), true);
    },
    isShown,
    show,
    hide: () => isShown.setState(false),
    begin,
    async press() {
      const begun = begin();
      await begun.press();
      // Without a review, the panel gives the reason. Errors of the draft are listed elsewhere.
      if (begun.state.getState().blocker !== undefined) show();
    },
  };
}

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

/** Follows the open draft's newest sending at the platform to which it went. */
function followSendings(open: OpenedTemplate, queries: QueryClient): Follower {
  return createFollower({
    queries,
    draftId: open.id.getState,
    sendings: open.sendings,
    onSettled(record) {
      open.changed();
      if (record.status) announce(`The platform says: ${templateStatusLabel(record.status)}.`);
    },
  });
}

const none = computedStore<LastSending | undefined>(() => undefined);

/** The newest sending of the open draft; none before its submission is loaded. */
export function useLastSending({ submission }: DraftSending): ReadonlyStore<LastSending | undefined> {
  return useStore(submission, (loaded) => loaded?.last ?? none);
}
