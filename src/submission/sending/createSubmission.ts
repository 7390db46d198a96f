import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { appIdOf, chosenAppIds, pageTokenFor } from '../connection/credentials';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { connectionQuery, platformNamed, recordedPlatform } from '../connection/connection';
import { startedSending, toSendingRecord } from '../history/sendingRecord';
import { type SendingOutcome, outcomeMessages } from '../outcome/outcome';
import { withoutPath } from '../../schema/refusal/findRefusedPath';
import { createTemplateMutation, idempotencyKey } from './createTemplateMutation';
import { isUnderWay, type LastSending, type ReviewedSending, type Sending } from './sending';
import type { QueryClient } from '@tanstack/react-query';
import type { SendingRecord } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';

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
  /** Puts the draft as it is now into the open review. Closes it where the draft has errors by now. */
  refresh: () => Promise<void>;
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
  const { last, send } = createTemplateMutation({
    queries,
    scope,
    onStart: ({ at, platform, appId, payload }) =>
      session.onSending(startedSending({ at, platform, appId, payload })),
    onOutcome: keepOutcome,
  });
  let isPreparing = false;

  const isBusy = () => isPreparing || isUnderWay(last.getState());

  function findDestination(name = session.destination()) {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const platform = connection && platformNamed(connection, name);
    const appId = appIdOf(platform, chosenAppIds.getState());
    return { platform, appId, blocker: findBlocker(platform, appId) };
  }

  /** The first blocker of a sending. The network is not checked here: see `isOffline` of the session. */
  function findBlocker(
    platform: ConnectedPlatform | undefined,
    appId: string | undefined,
  ): BlockerKind | undefined {
    const newest = last.getState();
    const outcome = newest?.sending.platformName === platform?.name ? newest?.outcome : undefined;
    // The platform named the time itself, so it counts for every button.
    if (outcome?.kind === 'refused_rate' && (outcome.until ?? 0) > Date.now()) return 'wait';
    if (!platform) return 'no_connection';
    if (appId === undefined) return 'no_app_id';
    if (platform.credentials === 'page' && pageTokenFor(platform.name) === '') return 'no_token';
    return session.hasPendingText() ? 'pending_text' : undefined;
  }

  /** Shows a part of the state, and nothing else. */
  const show = (part: Partial<SubmissionState>) => state.setState({ ...nothing, ...part }, true);

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
      show({ blocker: isOffline ? 'offline' : blocker });
      return;
    }
    // A copy, so that later edits of the draft do not change the reviewed body.
    show({ review: { payload: structuredClone(payload), ...destinationOf(platform, appId) } });
  }

  async function sendOnce(reviewed: ReviewedSending) {
    const { blocker } = findDestination(reviewed.platformName);
    if (blocker || isBusy()) {
      show({ blocker });
      return;
    }
    show({});
    const { payload } = reviewed;
    const key = idempotencyKey({ draftId: scope(), payload, sentBefore: session.sentBefore() });
    try {
      await send({
        ...reviewed,
        at: Date.now(),
        key,
        place: session.place(),
        emergency: session.emergency(),
      });
    } catch (crash) {
      show({ crash });
    }
  }

  function keepOutcome(outcome: SendingOutcome, { at, platform, appId, payload }: Sending) {
    const record = toSendingRecord(outcome, { at, platform, appId, payload });
    if (outcome.kind === 'not_sent' && outcome.cause === 'signed_out') session.checkAccess();
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
      show({});
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
    cancel: () => show({}),
    async refresh() {
      if (!state.getState().review) return;
      const payload = await session.toPayload();
      // It may have been sent or closed meanwhile.
      const { review: reviewed } = state.getState();
      if (reviewed) show(payload ? { review: { ...reviewed, payload: structuredClone(payload) } } : {});
    },
    chooseDestination(platformName) {
      const { review: reviewed } = state.getState();
      const { platform, appId } = findDestination(platformName);
      if (!reviewed || !platform) return;
      session.chooseDestination(platform.name);
      show({ review: { payload: reviewed.payload, ...destinationOf(platform, appId ?? '') } });
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

/** A field that the platform refused, with the platform's words about it. */
type FieldRefusal = { path: (string | number)[]; message: string };

/** The open draft, as a submission needs it. */
export type SubmissionSession = {
  /** The id of the draft. The last sending under an id outlives the model. */
  scope: () => string;
  queries: QueryClient;
  /**
   * Validates the draft and returns its request body; if there are errors, shows them and returns undefined. Called
   * once for each review, and not again before the body is sent.
   */
  toPayload: () => CreateTemplatePayload | undefined | Promise<CreateTemplatePayload | undefined>;
  /**
   * Whether the page knows that it is offline, so that no review opens in vain. Need not make a request: each
   * sending checks the network when it goes out.
   */
  isOffline: () => boolean | Promise<boolean>;
  /**
   * Called before each sending, with its record as an unknown outcome: what a reload or a crash leaves. Sending waits for it.
   */
  onSending: (record: SendingRecord) => void | Promise<void>;
  /** Whether text that the draft does not contain yet waits beside it. Nothing is sent meanwhile. */
  hasPendingText: () => boolean;
  /** Why the person may not send, as far as the page can tell. The server decides. */
  findAccessBlocker: () => Promise<'signed_out' | 'role' | undefined>;
  /** Asks again who is signed in, after an answer that says nobody is. */
  checkAccess: () => void;
  /** The name of the platform that was chosen for this draft; undefined for the default one. */
  destination: () => string | undefined;
  chooseDestination: (platformName: string) => void;
  /** The space and id of the draft, as `team/a1b2`; undefined where the server does not have it. */
  place: () => string | undefined;
  /** Why it is sent without an approval, if the person gave a reason. */
  emergency: () => string | undefined;
  /** How often this draft was sent. */
  sentBefore: () => number;
  /** Called once for each sending with its final record, which replaces the first one of the same time; also after its panel was closed. */
  onSent: (record: SendingRecord, refusal?: FieldRefusal) => void;
  /** Speaks a message to assistive technology. */
  announce: (message: string) => void;
};

/** A condition that keeps a press from sending. */
export type BlockerKind =
  | 'pending_text'
  | 'offline'
  | 'wait'
  | 'no_connection'
  | 'no_app_id'
  | 'no_token'
  | 'signed_out'
  | 'role';
