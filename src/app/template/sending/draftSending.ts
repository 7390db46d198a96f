import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Follower, createFollower } from '../../../submission/reading/followSending';
import { type Submission, createSubmission } from '../../../submission/sending/createSubmission';
import { useEffect, useState } from 'react';
import type { PictureJob } from '../../../editor/media/Pictures';
import type { ReadonlyStore } from '../../../lib/store';
import { noteRunning } from '../../../workspace/runningChecks';
import { createWaiting, isRunning, type Waiting } from './waiting';
import { advise } from '../../../checks/useChecks';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { type AppServices, useAppServices } from '../../../workspace/services/AppServices';
import { sendSession } from './sendSession';
import { templateStatusLabel } from '../../../submission/outcome/StatusBadge';
import { isSet } from '../../../schema/draft/set';
import { announce } from '../../../ui/notices/announcer';

/** The sending of the open draft, as its page shows it. */
export type DraftSending = {
  submission: Submission;
  /** Asks the platform for the newest sending while it waits for an answer. */
  follower: Follower;
  /** What a sending would wait for. */
  waiting: ReadonlyStore<Waiting>;
  /** Whether the reviewed template is sent as soon as nothing is running any more. */
  isQueued: ReadonlyStore<boolean>;
  /** Whether outcome and history are shown. */
  isShown: StoreApi<boolean>;
  /** Why the reviewed template cannot wait for an approval; empty unless the person says so. */
  emergency: StoreApi<string>;
  /** Opens the review, or shows why there is none. */
  press: () => Promise<void>;
  /** Sends the reviewed template, and shows its outcome. */
  confirm: () => void;
  /** The same as soon as nothing is running any more. New warnings are shown first. */
  queue: () => void;
  /** Connects the sending with the draft and the platform, until the returned function is called. */
  start: () => () => void;
};

function createDraftSending(
  open: OpenedTemplate,
  services: AppServices,
  jobs: ReadonlyStore<readonly PictureJob[]>,
): DraftSending {
  const { document, diagnostics } = open.editor;
  const emergency = createStore(() => '');
  const submission = createSubmission(sendSession(open, services, emergency));
  const isShown = createStore(() => false);
  const waiting = createWaiting({ running: open.running, jobs });
  const isQueued = createStore(() => false);
  /** The warnings that the person has seen when the sending was queued. */
  let seen: ReadonlySet<string> = new Set();
  /** Whether the draft was changed under the review. */
  let isOutdated = false;
  let isSettling = false;
  const follower = createFollower({
    queries: services.queries,
    draftId: open.id.getState,
    sendings: open.sendings,
    onSettled(record) {
      open.changed();
      if (record.status) announce(`Status from the platform: ${templateStatusLabel(record.status)}.`);
    },
  });

  const isReviewing = () => submission.state.getState().review !== undefined;
  const warnings = () =>
    diagnostics
      .getState()
      .advice.filter(({ level }) => level !== 'hint')
      .map(({ path, message }) => `${path.join('.')} ${message}`);

  function confirm() {
    isQueued.setState(false, true);
    isShown.setState(true);
    submission.confirm();
  }

  /** Sends a queued template once nothing is running. What was found since the press is shown instead. */
  function sendQueued() {
    if (!isQueued.getState() || !isReviewing() || isRunning(waiting.getState())) return;
    const isNew = warnings().some((warning) => !seen.has(warning));
    const isBlocked = waiting.getState().failed.length > 0 || open.editor.json.getState().pending;
    if (!isNew && !isBlocked) return confirm();
    isQueued.setState(false, true);
    announce(isNew ? 'Not sent yet: there are new warnings.' : 'Not sent yet: a file is missing.');
  }

  /** Brings the review up to date, then sends if it was waiting for that. */
  async function settle() {
    if (isSettling) return;
    isSettling = true;
    try {
      while (isOutdated && isReviewing()) {
        isOutdated = false;
        // oxlint-disable-next-line no-await-in-loop -- the draft may change meanwhile
        await submission.refresh();
      }
    } finally {
      isSettling = false;
    }
    sendQueued();
  }
  // A finished upload leaves the list just before its picture is on the card.
  const settleSoon = () => setTimeout(() => void settle());

  return {
    submission,
    follower,
    waiting,
    isQueued,
    isShown,
    emergency,
    async press() {
      if (isSet(document.getState().set)) {
        // The panel leads to where all of them are sent.
        isShown.setState(true);
        return;
      }
      emergency.setState('', true);
      // The review shows the warnings.
      noteRunning(open.running, 'rules', { message: 'Loading the rules.' });
      void advise(diagnostics).then(() => noteRunning(open.running, 'rules', undefined));
      await submission.press();
      // Without a review, the panel gives the reason. Errors of the draft are listed elsewhere.
      if (submission.state.getState().blocker !== undefined) isShown.setState(true);
    },
    confirm,
    queue() {
      seen = new Set(warnings());
      isQueued.setState(true, true);
      settleSoon();
    },
    start() {
      const stops = [
        follower.start(),
        submission.state.subscribe(() => {
          open.isReviewed.setState(isReviewing(), true);
          if (!isReviewing()) isQueued.setState(false, true);
        }),
        document.onTransaction(({ before, after }) => {
          if (before.draft === after.draft || !isReviewing()) return;
          isOutdated = true;
          settleSoon();
        }),
        waiting.subscribe(settleSoon),
      ];
      return () => {
        for (const stop of stops) stop();
      };
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
export function useDraftSending(
  open: OpenedTemplate,
  jobs: ReadonlyStore<readonly PictureJob[]>,
): DraftSending {
  const services = useAppServices();
  const [sending] = useState(() => createDraftSending(open, services, jobs));
  // The platform is outside React.
  useEffect(() => sending.start(), [sending]);
  useEffect(() => takeTurns(open.screen, sending.isShown), [open, sending]);
  return sending;
}
