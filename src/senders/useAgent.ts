import { useEffect, useMemo } from 'react';
import type { Sender } from '../library/senders/sender';
import type { Agent } from '../preview/model/agent';
import type { DraftSender } from '../schema/draft/sender';
import { useStore } from 'zustand';
import { useAppServices } from '../workspace/services/AppServices';
import { agentOf } from './agentOf';

/** The senders of this device; the initial one until they are read. */
export function useSenders(): readonly Sender[] {
  const { senders } = useAppServices();
  // The storage is outside React.
  useEffect(() => void senders.open(), [senders]);
  return useStore(senders.list);
}

/** The agent that the phone draws for a draft's sender; without one, the default sender. */
export function useAgent(chosen?: DraftSender, trustsMedia = true): Agent {
  const senders = useSenders();
  return useMemo(() => agentOf(senders, chosen, trustsMedia), [senders, chosen, trustsMedia]);
}
