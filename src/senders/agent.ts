import { unnamedSender, type Sender } from '../library/senders/sender';
import type { Agent } from '../preview/model/agent';
import type { DraftSender } from '../schema/draft/sender';
import { ownMediaAddress } from '../workspace/mediaAddress';
import { useEffect, useMemo } from 'react';
import { findChosen, neutralSender, standardSender } from './chosenSender';
import { useStore } from 'zustand';
import { useAppServices, useHasSignIn } from '../workspace/services/AppServices';

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
 * The agent of a draft: its sender as this device has it, else the draft's own copy, else the one of drafts that have chosen
 * none. The logo of a copy is loaded only if the person trusts the draft's media.
 *
 * @param space that of the draft, where people sign in
 */
export function agentOf(
  senders: readonly Sender[],
  chosen: DraftSender | undefined,
  trustsMedia: boolean,
  space?: string,
): Agent {
  const here = chosen ? findChosen(senders, chosen, space) : standardSender(senders, space);
  if (here) return toAgent(here);
  const { logoUrl, ...agent } = toAgent(chosen ?? neutralSender);
  const address = logoUrl !== undefined && !trustsMedia ? ownMediaAddress(logoUrl) : logoUrl;
  return { ...agent, ...(address ? { logoUrl: address } : {}) };
}

/** The space that decides about the sender of a draft: only where people sign in do several share drafts. */
export function useSenderSpace(space: string | undefined): string | undefined {
  const hasSignIn = useHasSignIn();
  // A draft that goes where new drafts go is still only here.
  return hasSignIn && space !== '' ? space : undefined;
}

/** The senders of this device; the initial one until they are read. */
export function useSenders(): readonly Sender[] {
  const { senders } = useAppServices();
  // The storage is outside React.
  useEffect(() => void senders.open(), [senders]);
  return useStore(senders.list);
}

/** The agent that the phone draws for a draft's sender. `space`: that of the draft. */
export function useAgent(chosen?: DraftSender, trustsMedia = true, space?: string): Agent {
  const senders = useSenders();
  const shared = useSenderSpace(space);
  return useMemo(() => agentOf(senders, chosen, trustsMedia, shared), [senders, chosen, trustsMedia, shared]);
}
