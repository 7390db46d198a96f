import { MutationObserver, type MutationState, type QueryClient } from '@tanstack/react-query';
import { computedStore, type ReadonlyStore } from '../../lib/store';
import { pageTokenFor } from '../connection/credentials';
import type { SendingOutcome } from '../outcome/outcome';
import type { LastSending, Sending } from './sending';
import { request } from '../../http/request';
import { templatesAddress } from '../connection/connection';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { readCreation } from '../outcome/readCreation';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type TemplateMutationOptions = {
  queries: QueryClient;
  /** The id of the draft. */
  scope: () => string;
  /** The request goes out when this is done. The sending counts as under way from the beginning. */
  onStart: (sending: Sending) => void | Promise<void>;
  onOutcome: (outcome: SendingOutcome, sending: Sending) => void;
};

type TemplateMutation = {
  last: ReadonlyStore<LastSending | undefined>;
  /** Does nothing while a sending of the draft is under way. Rejects only for an unexpected exception. */
  send: (sending: Sending) => Promise<void>;
};

/**
 * The requests of one draft, as mutations of TanStack Query. Its cache keeps the newest one, so that a panel
 * that is closed and opened again still shows it.
 */
export function createTemplateMutation({
  queries,
  scope,
  onStart,
  onOutcome,
}: TemplateMutationOptions): TemplateMutation {
  const filters = () => ({ mutationKey: ['create-template', scope()], exact: true });
  const readLast = memoizeByState(toLastSending);
  let isOpen = false;
  return {
    last: computedStore(() => {
      const sent = queries.getMutationCache().findAll({
        ...filters(),
        predicate: ({ state }) => state.status !== 'error',
      });
      return readLast(sent.at(-1)?.state);
    }, queries.getMutationCache()),
    async send(sending) {
      // The flag covers a draft that moved to another scope meanwhile; the client knows of other models' sendings.
      if (isOpen || queries.isMutating(filters()) > 0) return;
      isOpen = true;
      const observer = new MutationObserver<SendingOutcome, Error, Sending>(queries, {
        mutationKey: filters().mutationKey,
        async mutationFn(started) {
          await onStart(started);
          return postTemplate(started);
        },
        onSuccess: onOutcome,
        onSettled: () => {
          isOpen = false;
        },
        // A paused creation would be sent by itself when the network comes back.
        networkMode: 'always',
        retry: 0,
        gcTime: Infinity,
      });
      await observer.mutate(sending);
    },
  };
}

function toLastSending(state: MutationState | undefined): LastSending | undefined {
  const sending = state?.variables as Sending | undefined;
  const outcome = state?.data as SendingOutcome | undefined;
  return sending && { sending, ...(outcome ? { outcome } : {}) };
}

/** Readers compare by identity, so the same state must give the same object. */
function memoizeByState<State, Result>(compute: (state: State) => Result): (state: State) => Result {
  let memo: { state: State; result: Result } | undefined;
  return (state) => {
    if (!memo || memo.state !== state) memo = { state, result: compute(state) };
    return memo.result;
  };
}

/**
 * Sends a template for approval through the server of this page: one POST, never repeated. A failure of the
 * network or of the platform is an outcome, not an exception.
 */
async function postTemplate({
  platformName,
  appId,
  payload,
  key,
  place,
  emergency,
  withPageToken,
}: Sending): Promise<SendingOutcome> {
  const token = withPageToken ? pageTokenFor(platformName) : '';
  const outcome = await request(templatesAddress(platformName, appId), {
    method: 'POST',
    body: payload,
    headers: {
      'idempotency-key': key,
      ...(place === undefined ? {} : { 'rcs-draft': place }),
      // Headers hold no other letters.
      ...(emergency === undefined ? {} : { 'rcs-emergency': encodeURIComponent(emergency) }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  return readCreation(outcome, payload, Date.now());
}

type Press = {
  /** The id of the draft. */
  draftId: string;
  payload: CreateTemplatePayload;
  /** Sendings of this draft before this press. */
  sentBefore: number;
};

/**
 * Names one confirmed press. Equal for a repetition by the browser, a second press before the first answer and the
 * same press in another tab, so that the gateway creates one template for all of them.
 */
export function idempotencyKey({ draftId, payload, sentBefore }: Press): string {
  const body = bytesToHex(sha256(utf8ToBytes(JSON.stringify(payload)))).slice(0, 32);
  return `${draftId}.${body}.${sentBefore}`;
}
