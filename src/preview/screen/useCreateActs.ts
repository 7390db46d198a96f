import { useMemo, useRef, type RefObject } from 'react';
import { messagePaths } from '../message/parts';
import type { ConversationAction } from '../model/conversation';
import type { PhoneActs } from './phoneActs';
import { useLatest } from './useLatest';

/** The acts of a phone. The object keeps its identity, so that passing it down redraws nothing. */
export function useCreateActs(
  thread: RefObject<HTMLElement | null>,
  onAction: ((action: ConversationAction) => void) | undefined,
  /** Whether the first layer was opened by a control that is gone: the focus then returns to the conversation. */
  takesFocus: boolean,
): PhoneActs {
  const latest = useLatest(onAction);
  const opener = useRef<HTMLElement>(undefined);
  return useMemo(() => {
    function noteOpener() {
      const { activeElement } = document;
      opener.current =
        activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    }
    return {
      tap(path, suggestion) {
        // A reply removes the chips: move the focus to the conversation first.
        const isChip = path.startsWith(`${messagePaths.chips}.`);
        if (suggestion.reply && isChip) thread.current?.focus({ preventScroll: true });
        noteOpener();
        latest.current?.({ type: 'tap', path, suggestion });
      },
      openPage(page) {
        noteOpener();
        latest.current?.({ type: 'openPage', page });
      },
      confirm: () => latest.current?.({ type: 'confirm' }),
      close: () => latest.current?.({ type: 'close' }),
      opener: () => opener.current ?? (takesFocus ? (thread.current ?? undefined) : undefined),
    };
  }, [latest, thread, takesFocus]);
}
