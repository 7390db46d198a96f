import { useMemo, type RefObject } from 'react';
import { messagePaths } from '../model/templateParts';
import type { ConversationAction } from '../model/conversation';
import type { PhoneActs } from './phoneActs';
import { useLatest } from './useLatest';

/** The acts of a phone. The object keeps its identity, so that passing it down redraws nothing. */
export function useCreateActs(
  thread: RefObject<HTMLElement | null>,
  onAction: ((action: ConversationAction) => void) | undefined,
): PhoneActs {
  const latest = useLatest(onAction);
  return useMemo(
    () => ({
      tap(path, suggestion) {
        // A reply removes the chips: move the focus to the conversation first.
        const isChip = path.startsWith(`${messagePaths.chips}.`);
        if (suggestion.reply && isChip) thread.current?.focus({ preventScroll: true });
        latest.current?.({ type: 'tap', path, suggestion });
      },
      openPage: (page) => latest.current?.({ type: 'openPage', page }),
      confirm: () => latest.current?.({ type: 'confirm' }),
      close: () => latest.current?.({ type: 'close' }),
    }),
    [latest, thread],
  );
}
