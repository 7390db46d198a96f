import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { rememberVerification } from '../history/history';
import { shortenNumber } from '../history/shortenNumber';
import { toCaller, toRequest, type StartForm } from './startForm';
import { startVerification, type StartResult } from './startVerification';

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

function remember({ outcome }: StartResult, { values, appId }: Start) {
  if (outcome.kind !== 'started' || outcome.answer.id === undefined) return;
  rememberVerification({
    id: outcome.answer.id,
    at: Date.now(),
    number: shortenNumber(values.request.identity.endpoint),
    form: values.form,
    appId,
    answer: outcome.answer.raw,
  });
}
