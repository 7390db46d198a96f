import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Readable } from '../../lib/createStore';
import type { SendingRecord } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { appIdOf, chosenAppId } from '../connection/chosenAppId';
import { connectionQuery } from '../connection/connection';
import { pageToken } from '../connection/pageToken';
import { toSendingRecord } from '../history/sendingRecord';
import type { CreationOutcome } from '../outcome/outcome';
import { outcomeMessages } from '../outcome/outcomeMessages';
import { createTemplateMutation } from './createTemplateMutation';
import { findBlocker, type BlockerKind } from './findBlocker';
import type { LastSending, ReviewedSending, Sending } from './sending';

/** A field that the platform refused, and the platform's words. */
export type FieldRefusal = { path: (string | number)[]; message: string };

/** The open draft, as a submission needs it. */
export type SubmissionSession = {
  /** Names the draft: its last sending outlives the model. */
  scope: () => string;
  queries: QueryClient;
  /**
   * Validates the draft: its request body, or undefined after showing what is wrong. Called once for each
   * review, and not again before the body is sent.
   */
  toPayload: () => CreateTemplatePayload | undefined | Promise<CreateTemplatePayload | undefined>;
  /**
   * Whether the page knows that it is offline, so that no review opens for nothing. Need not ask the network:
   * each request asks for itself when it goes out.
   */
  isOffline: () => boolean | Promise<boolean>;
  /** Called once for each sending, also after its panel was closed. */
  onSent: (record: SendingRecord, refusal?: FieldRefusal) => void;
  /** Speaks a message to people who do not see the panel. */
  announce: (message: string) => void;
};

export type SubmissionState = {
  /** Waits for `confirm` or `cancel`. */
  review: ReviewedSending | undefined;
  /** Why the last press did not send. */
  blocker: BlockerKind | undefined;
  /** An exception that no outcome covers. A drawing throws it, so that the crash notice shows. */
  crash: unknown;
};

export type Submission = {
  state: Readable<SubmissionState>;
  last: Readable<LastSending | undefined>;
  /** Validates the draft and opens the review, or tells the blocker. */
  press: () => Promise<void>;
  /** Sends what was reviewed, once. */
  confirm: () => void;
  cancel: () => void;
  /** Sends the last body again, without a review: only a person's press calls it. */
  retry: () => void;
  /** Asks for the connection again and takes the blocker away. */
  reconnect: () => void;
};

const nothing: SubmissionState = { review: undefined, blocker: undefined, crash: undefined };

/**
 * The sending of one open draft: press, review, confirm, outcome. Each press validates once, each sending is
 * one request, and nothing is sent by itself.
 */
export function createSubmission(session: SubmissionSession): Submission {
  const { queries, scope } = session;
  const state = createStore<SubmissionState>(nothing);
  const { last, send } = createTemplateMutation({ queries, scope, onOutcome: keepOutcome });
  let isPreparing = false;

  const isBusy = () => isPreparing || isUnderWay(last.get());

  function findDestination() {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const appId = appIdOf(connection, chosenAppId.get());
    const lastOutcome = last.get()?.outcome;
    const blocker = findBlocker({ connection, appId, token: pageToken.get(), lastOutcome, now: Date.now() });
    return { connection, appId, blocker };
  }

  async function review() {
    const payload = await session.toPayload();
    if (!payload) return;
    const isOffline = await session.isOffline();
    const { connection, appId, blocker } = findDestination();
    if (isOffline || blocker || !connection || appId === undefined) {
      state.set({ ...nothing, blocker: isOffline ? 'offline' : blocker });
      return;
    }
    const { platform, baseUrl, credentials } = connection;
    state.set({
      ...nothing,
      review: {
        // A copy: what is reviewed is sent, even if the draft changes meanwhile.
        payload: structuredClone(payload),
        platform: platform === 'embedded' ? 'embedded' : baseUrl,
        appId,
        withPageToken: credentials === 'page',
      },
    });
  }

  function sendOnce(reviewed: ReviewedSending) {
    const { blocker } = findDestination();
    state.set({ ...nothing, blocker });
    if (blocker) return;
    send({ ...reviewed, at: Date.now() }).catch((crash: unknown) => state.set({ ...nothing, crash }));
  }

  function keepOutcome(outcome: CreationOutcome, { at, platform, appId, payload }: Sending) {
    const record = toSendingRecord(outcome, { at, platform, appId, payload });
    if (outcome.kind === 'created') session.announce(outcomeMessages(outcome).title);
    if (outcome.kind === 'refused_content' && outcome.path) {
      session.onSent(record, { path: outcome.path, message: outcome.message });
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
      state.set(nothing);
      try {
        await review();
      } finally {
        isPreparing = false;
      }
    },
    confirm() {
      const { review: reviewed } = state.get();
      if (reviewed) sendOnce(reviewed);
    },
    cancel: () => state.set(nothing),
    retry() {
      const sent = last.get();
      if (sent?.outcome) sendOnce(sent.sending);
    },
    reconnect() {
      state.set({ ...state.get(), blocker: undefined });
      void queries.refetchQueries({ queryKey: connectionQuery.queryKey, exact: true });
    },
  };
}

/** Whether an answer is still awaited. */
export function isUnderWay(last: LastSending | undefined): boolean {
  return last !== undefined && last.outcome === undefined;
}
