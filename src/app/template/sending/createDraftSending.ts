import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../../lib/store';
import type { Follower } from '../../../submission/reading/followSending';
import type { Submission } from '../../../submission/sending/createSubmission';

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
export function createDraftSending(create: DraftSendingOptions): DraftSending {
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
