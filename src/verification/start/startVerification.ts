import type { StartVerificationRequest } from '../../schema/verification/verification';
import { callService, type VerificationService } from '../connection/connection';
import { readStart, type StartOutcome } from './readStart';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { rememberVerification, shortenNumber } from '../history/history';
import { newId } from '../../ui/browser/page';
import { startMessages } from './startMessages';
import { toCaller, toRequest, type StartForm } from '../form/startForm';

/** The outcome of a start. `sentKey`: the key under which the gateway shows its request, where one was in between. */
export type StartResult = { outcome: StartOutcome; sentKey: string | undefined };

/**
 * Starts a verification: one `POST <baseUrl>/v1/verifications`, never repeated. A failure of the network or of the
 * platform is an outcome, not an exception.
 *
 * `endUserAddress` is IPv4 or IPv6, sent as `X-Forwarded-For`: it decides the operator. `key` names the press: a browser
 * repeats a POST by itself when a kept connection is cut, and the gateway forwards it once.
 */
export async function requestVerification(
  start: StartVerificationRequest,
  {
    endUserAddress,
    key,
    ...service
  }: VerificationService & { endUserAddress?: string | undefined; key?: string },
): Promise<StartResult> {
  const outcome = await callService(service, '', {
    method: 'POST',
    body: start,
    headers: {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(endUserAddress !== undefined && { 'x-forwarded-for': endUserAddress }),
    },
  });
  const sentKey = outcome.kind === 'answer' ? outcome.headers.get('sent-request') : null;
  return { outcome: readStart(outcome, Date.now()), sentKey: sentKey ?? undefined };
}

/** Characters of a refusal that this device keeps. */
const MAX_MESSAGE_CHARACTERS = 500;

/** One press of “Start verification”. */
export type Start = {
  values: StartForm;
  /** The app id of the request. */
  appId: string;
  /** Undefined: the gateway takes the connection's. */
  endUserAddress: string | undefined;
};

/** Starts on a press: a second press meanwhile does nothing, and nothing is repeated by itself. */
export function useStartVerification(onResult: (result: StartResult, start: Start) => void) {
  const isOpen = useRef(false);
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: ({ values, endUserAddress }: Start) =>
      requestVerification(toRequest(values), {
        caller: toCaller(values),
        endUserAddress,
        key: newId(),
        timestamp: values.headers['x-timestamp'] || undefined,
      }),
    onSuccess: (result, last) => {
      remember(result, last);
      onResult(result, last);
    },
    onSettled: () => {
      isOpen.current = false;
    },
    // A paused start would be sent by itself when the network comes back.
    networkMode: 'always',
    retry: 0,
    throwOnError: true,
  });
  function start(next: Start) {
    if (isOpen.current) return;
    isOpen.current = true;
    mutate(next);
  }
  return { start, lastResult: data, lastStart: variables, isStarting: isPending };
}

/** Keeps what was started, and what was refused: a customer who was refused has no id to ask by. */
function remember({ outcome }: StartResult, { values, appId }: Start) {
  const { form } = values;
  const { identity, reference } = values.request;
  const record = {
    at: Date.now(),
    number: shortenNumber(identity.endpoint),
    form,
    appId,
    reference: reference || undefined,
  };
  if (outcome.kind === 'started') {
    const { id, raw } = outcome.answer;
    if (id !== undefined) rememberVerification({ ...record, id, answer: raw });
    return;
  }
  const { title } = startMessages(outcome);
  const message = 'message' in outcome ? outcome.message : outcome.why;
  rememberVerification({
    ...record,
    id: `start-${newId()}`,
    failure: {
      title,
      message: message.slice(0, MAX_MESSAGE_CHARACTERS),
      isUnknown: outcome.kind === 'unknown',
    },
  });
}
