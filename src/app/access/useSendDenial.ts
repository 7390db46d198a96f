import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';

/** Why the person may not send, in a sentence; undefined for a sender, and while it is not known. */
export function useSendDenial(): string | undefined {
  const { session } = useAppServices();
  return useStore(session.state, (state) => {
    if (!state || state.role === 'sender') return undefined;
    return state.role === undefined
      ? 'Sending needs a sign-in.'
      : `Your role is ${state.role}. Sending needs the role sender.`;
  });
}
