import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { createTemplate } from './createTemplate';
import type { CreationOutcome } from '../outcome/outcome';
import { pageToken } from '../connection/pageToken';

/** One press of "send": what goes out, to where, and when it was pressed. */
export type Submission = {
  payload: CreateTemplatePayload;
  platform: string;
  appId: string;
  /** Whether the page's own token goes along; the token itself is read at the moment of sending. */
  withPageToken: boolean;
  /** Milliseconds since the epoch. */
  at: number;
};

/** The last sending of a scope: under way while there is no outcome. */
export type LastSubmission = { submission: Submission; outcome?: CreationOutcome };

/**
 * Sends on a press, once: a second press while one is open does nothing. The last sending of a scope (a
 * draft's id) outlives the panel, so that a panel that is closed and opened again still shows it.
 */
export function useCreateTemplate(
  scope: string,
  onOutcome: (outcome: CreationOutcome, submission: Submission) => void,
): { last: LastSubmission | undefined; send: (submission: Submission) => void } {
  const mutationKey = ['create-template', scope];
  const client = useQueryClient();
  const open = useRef(false);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ appId, payload, withPageToken }: Submission) =>
      createTemplate({ appId, payload, token: withPageToken ? pageToken.get() : undefined }),
    onSuccess: (outcome, submission) => onOutcome(outcome, submission),
    onSettled: () => {
      open.current = false;
    },
    // A paused creation would be sent by itself when the network comes back.
    networkMode: 'always',
    retry: 0,
    gcTime: Infinity,
    throwOnError: true,
  });
  const states = useMutationState<LastSubmission | undefined>({
    filters: { mutationKey, exact: true },
    select: ({ state }) => {
      const submission = state.variables as Submission | undefined;
      const outcome = state.data as CreationOutcome | undefined;
      return submission && { submission, ...(outcome ? { outcome } : {}) };
    },
  });

  function send(submission: Submission) {
    // The ref stops a second press in the same tick; the client knows of one that another panel opened.
    if (open.current || client.isMutating({ mutationKey, exact: true }) > 0) return;
    open.current = true;
    mutate(submission);
  }
  return { last: states.at(-1), send };
}
