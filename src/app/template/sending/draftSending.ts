import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Follower, createFollower } from '../../../submission/reading/followSending';
import { type Submission, createSubmission } from '../../../submission/sending/createSubmission';
import { useEffect, useState } from 'react';
import { advise } from '../../../checks/useChecks';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { type AppServices, useAppServices } from '../../../workspace/services/AppServices';
import { sendSession } from './sendSession';
import { templateStatusLabel } from '../../../submission/outcome/StatusBadge';
import { announce } from '../../../ui/notices/announcer';

/** The sending of the open draft, as its page shows it. */
export type DraftSending = {
  submission: Submission;
  /** Asks the platform for the newest sending while it waits for an answer. */
  follower: Follower;
  /** Whether outcome and history are shown. */
  isShown: StoreApi<boolean>;
  /** Opens the review, or shows why there is none. */
  press: () => Promise<void>;
};

function createDraftSending(open: OpenedTemplate, services: AppServices): DraftSending {
  const submission = createSubmission(sendSession(open, services));
  const isShown = createStore(() => false);
  const follower = createFollower({
    queries: services.queries,
    draftId: open.id.getState,
    sendings: open.sendings,
    onSettled(record) {
      open.changed();
      if (record.status) announce(`Status from the platform: ${templateStatusLabel(record.status)}.`);
    },
  });
  return {
    submission,
    follower,
    isShown,
    async press() {
      // The review shows the warnings.
      void advise(open.editor.diagnostics);
      await submission.press();
      // Without a review, the panel gives the reason. Errors of the draft are listed elsewhere.
      if (submission.state.getState().blocker !== undefined) isShown.setState(true);
    },
  };
}

/** Whether the window has room for the sendings beside the drawer. The style sheet names the same width. */
const hasRoom = () => matchMedia('(width >= 1200px)').matches;

/** Where there is no room for both, opening the drawer closes the sendings, and the other way round. */
function takeTurns(screen: OpenedTemplate['screen'], isShown: StoreApi<boolean>): () => void {
  const stops = [
    isShown.subscribe((shown) => {
      if (shown && !hasRoom()) screen.setState({ isDrawerOpen: false });
    }),
    screen.subscribe((now, before) => {
      const isOpened = now.isDrawerOpen && (!before.isDrawerOpen || now.tab !== before.tab);
      if (isOpened && !hasRoom()) isShown.setState(false);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The sending of the open draft, for as long as its page is mounted. */
export function useDraftSending(open: OpenedTemplate): DraftSending {
  const services = useAppServices();
  const [sending] = useState(() => createDraftSending(open, services));
  // The platform is outside React.
  useEffect(() => sending.follower.start(), [sending]);
  useEffect(() => takeTurns(open.screen, sending.isShown), [open, sending]);
  return sending;
}
