import { createStore, type Readable } from '../../../lib/createStore';
import type { Follower } from '../../../submission/reading/createFollower';
import type { Submission } from '../../../submission/sending/createSubmission';

/** The sending of the open draft, as its page shows it. */
export type DraftSending = {
  /** Undefined until the first need. */
  submission: Readable<Submission | undefined>;
  /** Undefined while no sending waits for an answer of the platform. */
  follower: Readable<Follower | undefined>;
  /** Starts following, once. */
  follow: () => void;
  /** Whether outcome and history are shown. */
  isShown: Readable<boolean>;
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
  const submission = createStore<Submission | undefined>(undefined);
  const follower = createStore<Follower | undefined>(undefined);
  const isShown = createStore(false);

  function begin(): Submission {
    const begun = submission.get() ?? create.createSubmission();
    submission.set(begun);
    return begun;
  }
  const show = () => isShown.set(true);
  return {
    submission,
    follower,
    follow() {
      if (!follower.get()) follower.set(create.createFollower());
    },
    isShown,
    show,
    hide: () => isShown.set(false),
    begin,
    async press() {
      const begun = begin();
      await begun.press();
      // Without a review, the panel gives the reason. Errors of the draft are listed elsewhere.
      if (begun.state.get().blocker !== undefined) show();
    },
  };
}
