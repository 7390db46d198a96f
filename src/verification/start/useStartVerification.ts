import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { rememberVerification } from '../history/history';
import { shortenNumber } from '../history/shortenNumber';
import { newId } from '../../ui/browser/page';
import { startMessages } from './startMessages';
import { toCaller, toRequest, type StartForm } from './startForm';
import { startVerification, type StartResult } from './startVerification';

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

const blankToUndefined = (text: string) => (text === '' ? undefined : text);

/** Starts on a press: a second press meanwhile does nothing, and nothing is repeated by itself. */
export function useStartVerification(onResult: (result: StartResult, start: Start) => void) {
  const isOpen = useRef(false);
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: ({ values, endUserAddress }: Start) =>
      startVerification(toRequest(values), {
        caller: toCaller(values),
        endUserAddress,
        key: newId(),
        timestamp: blankToUndefined(values.headers['x-timestamp']),
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
  const { request, form } = values;
  const record = {
    at: Date.now(),
    number: shortenNumber(request.identity.endpoint),
    form,
    appId,
    ...(request.reference === '' ? {} : { reference: request.reference }),
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
