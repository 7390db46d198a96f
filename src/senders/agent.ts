import { defaultSender, unnamedSender, type Sender } from '../library/senders/sender';
import type { Agent } from '../preview/model/agent';
import type { DraftSender } from '../schema/draft/sender';
import { ownMediaAddress } from '../workspace/mediaAddress';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppServices } from '../workspace/services/AppServices';

/** The agent that the phone draws for a sender. */
function toAgent({ name, verified, color, kind, logo, logoUrl }: DraftSender & { logo?: string }): Agent {
  const shown = logo ?? logoUrl;
  return {
    name: name.trim() || unnamedSender,
    verified,
    ...(color ? { color } : {}),
    ...(shown ? { logoUrl: shown } : {}),
    ...(kind === 'promotional' || kind === 'mixed' ? { promotes: true } : {}),
  };
}

/**
 * The agent of a draft: its sender as this device has it, else the draft's own copy, else the default. The logo of a
 * copy is loaded only if the person trusts the draft's media.
 */
export function agentOf(
  senders: readonly Sender[],
  chosen: DraftSender | undefined,
  trustsMedia: boolean,
): Agent {
  const here = chosen ? senders.find(({ id }) => id === chosen.id) : defaultSender(senders);
  if (here) return toAgent(here);
  const { logoUrl, ...agent } = toAgent(chosen ?? defaultSender(senders));
  const address = logoUrl !== undefined && !trustsMedia ? ownMediaAddress(logoUrl) : logoUrl;
  return { ...agent, ...(address ? { logoUrl: address } : {}) };
}

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
