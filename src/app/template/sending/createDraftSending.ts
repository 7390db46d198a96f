import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../../lib/store';
import type { Follower } from '../../../submission/reading/createFollower';
import type { Submission } from '../../../submission/sending/createSubmission';

/** The sending of the open draft, as its page shows it. */
export type DraftSending = {
  /** Undefined until the first need: the first load of the page does without it. */
  submission: ReadonlyStore<Submission | undefined>;
  /** Undefined while no sending waits for an answer of the platform. */
  follower: ReadonlyStore<Follower | undefined>;
  /** Starts following, once. Resolves when the follower is loaded, or cannot be. */
  follow: () => Promise<void>;
  /** Whether outcome and history are shown. */
  isShown: ReadonlyStore<boolean>;
  show: () => void;
  hide: () => void;
  /** Loads the submission. Resolves with undefined if it cannot be loaded. */
  load: () => Promise<Submission | undefined>;
  /** Opens the review, or shows what stands in the way. */
  press: () => Promise<void>;
};

type DraftSendingOptions = {
  loadSubmission: () => Promise<Submission>;
  loadFollower: () => Promise<Follower>;
};

/** One for each open draft. A submission that cannot be loaded is tried again at the next need. */
export function createDraftSending({ loadSubmission, loadFollower }: DraftSendingOptions): DraftSending {
  const submission = createStore<Submission | undefined>(() => undefined);
  const follower = createStore<Follower | undefined>(() => undefined);
  const isShown = createStore(() => false);
  let isFollowing = false;
  let loading: Promise<Submission | undefined> | undefined;

  async function load() {
    loading ??= loadSubmission().then(
      (loaded) => {
        submission.setState(loaded, true);
        return loaded;
      },
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  }
  const show = () => isShown.setState(true);
  return {
    submission,
    follower,
    async follow() {
      if (isFollowing) return;
      isFollowing = true;
      try {
        follower.setState(await loadFollower(), true);
      } catch {
        // The network is gone: tried again with the next sending.
        isFollowing = false;
      }
    },
    isShown,
    show,
    hide: () => isShown.setState(false),
    load,
    async press() {
      const loaded = await load();
      await loaded?.press();
      // Without a review, the panel gives the reason. Errors of the draft are listed elsewhere.
      if (!loaded || loaded.state.getState().blocker !== undefined) show();
    },
  };
}
