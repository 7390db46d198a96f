import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { appIdOf, chosenAppIds } from '../connection/chosenAppIds';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { connectionQuery } from '../connection/connection';
import { pageTokenFor } from '../connection/pageTokens';
import { platformNamed, recordedPlatform } from '../connection/platforms';
import { startedSending, toSendingRecord } from '../history/sendingRecord';
import type { CreationOutcome } from '../outcome/outcome';
import { outcomeMessages } from '../outcome/outcomeMessages';
import { withoutPath } from '../outcome/withoutPath';
import { createTemplateMutation } from './createTemplateMutation';
import { idempotencyKey } from './idempotencyKey';
import { findBlocker, type BlockerKind } from './findBlocker';
import { isUnderWay, type LastSending, type ReviewedSending, type Sending } from './sending';
import type { SubmissionSession } from './submissionSession';

type SubmissionState = {
  /** Waits for `confirm` or `cancel`. */
  review: ReviewedSending | undefined;
  /** Why the last press did not send. */
  blocker: BlockerKind | undefined;
  /** An exception that no outcome covers. A drawing throws it, so that the crash notice shows. */
  crash: unknown;
};

export type Submission = {
  state: ReadonlyStore<SubmissionState>;
  last: ReadonlyStore<LastSending | undefined>;
  /** Validates the draft and opens the review, or sets the blocker. */
  press: () => Promise<void>;
  /** Sends the reviewed body, once. */
  confirm: () => void;
  cancel: () => void;
  /** Sends the reviewed body to another platform, and remembers that for the draft. */
  chooseDestination: (platformName: string) => void;
  /** Sends the last body again, without a review: only a person's press calls it. */
  retry: () => void;
  /** Asks for the connection again and removes the blocker. */
  reconnect: () => void;
};

const nothing: SubmissionState = { review: undefined, blocker: undefined, crash: undefined };

/**
 * The sending of one open draft: press, review, confirm, outcome. Each press validates once, each sending is
 * one request, and nothing is sent by itself.
 */
export function createSubmission(session: SubmissionSession): Submission {
  const { queries, scope } = session;
  const state = createStore<SubmissionState>(() => nothing);
  const { last, send } = createTemplateMutation({ queries, scope, onOutcome: keepOutcome });
  let isPreparing = false;

  const isBusy = () => isPreparing || isUnderWay(last.getState());

  function findDestination(name = session.destination()) {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const platform = connection && platformNamed(connection, name);
    const appId = appIdOf(platform, chosenAppIds.getState());
    const newest = last.getState();
    const blocker = findBlocker({
      hasPendingText: session.hasPendingText(),
      platform,
      appId,
      token: platform ? pageTokenFor(platform.name) : '',
      lastOutcome: newest?.sending.platformName === platform?.name ? newest?.outcome : undefined,
      now: Date.now(),
    });
    return { platform, appId, blocker };
  }

  /** Waits for the first answer about the connection. A failed one is reported by the blocker. */
  async function awaitConnection() {
    const known = queries.getQueryState(connectionQuery.queryKey);
    if (known?.status === 'pending') await queries.ensureQueryData(connectionQuery).catch(() => undefined);
  }

  async function review() {
    const payload = await session.toPayload();
    if (!payload) return;
    const isOffline = await session.isOffline();
    await awaitConnection();
    const { platform, appId, blocker: reason } = findDestination();
    // The review opens in spite of waiting text, and says so.
    const blocker = (await session.findAccessBlocker()) ?? (reason === 'pending_text' ? undefined : reason);
    if (isOffline || blocker || !platform || appId === undefined) {
      state.setState({ ...nothing, blocker: isOffline ? 'offline' : blocker }, true);
      return;
    }
    // A copy, so that later edits of the draft do not change the reviewed body.
    state.setState(
      {
        ...nothing,
        review: { payload: structuredClone(payload), ...destinationOf(platform, appId) },
      },
      true,
    );
  }

  async function sendOnce(reviewed: ReviewedSending) {
    const { blocker } = findDestination(reviewed.platformName);
    if (blocker || isBusy()) {
      state.setState({ ...nothing, blocker }, true);
      return;
    }
    isPreparing = true;
    state.setState(nothing, true);
    const { payload, platform, appId } = reviewed;
    const key = idempotencyKey({ draftId: scope(), payload, sentBefore: session.sentBefore() });
    const at = Date.now();
    try {
      const stored = session.onSending(startedSending({ at, platform, appId, payload }));
      if (stored) await stored;
      const answered = send({ ...reviewed, at, key });
      isPreparing = false;
      await answered;
    } catch (crash) {
      state.setState({ ...nothing, crash }, true);
    } finally {
      isPreparing = false;
    }
  }

  function keepOutcome(outcome: CreationOutcome, { at, platform, appId, payload }: Sending) {
    const record = toSendingRecord(outcome, { at, platform, appId, payload });
    if (outcome.kind === 'not_sent' && outcome.isSignedOut) session.checkAccess();
    if (outcome.kind === 'created') session.announce(outcomeMessages(outcome).title);
    if (outcome.kind === 'refused_content' && outcome.path) {
      session.onSent(record, { path: outcome.path, message: withoutPath(outcome.message, outcome.path) });
    } else {
      session.onSent(record);
    }
  }

  return {
    state,
    last,
    async press() {
      if (isBusy()) return;
      isPreparing = true;
      state.setState(nothing, true);
      try {
        await review();
      } finally {
        isPreparing = false;
      }
    },
    confirm() {
      const { review: reviewed } = state.getState();
      if (reviewed) void sendOnce(reviewed);
    },
    cancel: () => state.setState(nothing, true),
    chooseDestination(platformName) {
      const { review: reviewed } = state.getState();
      const { platform, appId } = findDestination(platformName);
      if (!reviewed || !platform) return;
      session.chooseDestination(platform.name);
      state.setState(
        {
          ...nothing,
          review: { payload: reviewed.payload, ...destinationOf(platform, appId ?? '') },
        },
        true,
      );
    },
    retry() {
      const sent = last.getState();
      if (sent?.outcome) void sendOnce(sent.sending);
    },
    reconnect() {
      state.setState({ blocker: undefined });
      void queries.refetchQueries({ queryKey: connectionQuery.queryKey, exact: true });
    },
  };
}

function destinationOf(platform: ConnectedPlatform, appId: string): Omit<ReviewedSending, 'payload'> {
  return {
    platform: recordedPlatform(platform),
    platformName: platform.name,
    appId,
    withPageToken: platform.credentials === 'page',
  };
}
