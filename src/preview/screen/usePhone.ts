import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useScriptFonts } from '../fonts/useScriptFonts';
import { isCovered, startConversation, type ConversationAction } from '../model/conversation';
import type { System } from '../model/options';
import { senderPart, messagePaths } from '../message/parts';
import { focusedElement, moveFocus } from './phoneFocus';
import type { PhoneProps } from './PhoneProps';
import { useEndInView, useSelectedInView } from './useSelectedInView';
import type { PhoneActs } from './PhoneContexts';

const stops = { select: '[data-path]', try: 'button' } as const;

/**
 * The behaviour of both phones: the conversation, the acts of the parts in `try`, clicks and keys. Attach
 * `screen` and `thread` to the screen and to the scrolling conversation, `select` and `press` around them.
 */
export function usePhone(system: System, props: PhoneProps) {
  const { template, options, mode = 'select', onSelectPart, onSelectSender, onAction, selectedPath } = props;
  const { takesFocus = false } = props;
  const { shownPath = selectedPath, shownVersion } = props;
  const screen = useRef<HTMLElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const arrived = useMemo(() => startConversation(template), [template]);
  const conversation = props.conversation ?? arrived;
  const isConversationInert = mode === 'try' && isCovered(conversation, system);
  const acts = useCreateActs(thread, onAction, takesFocus);
  useScriptFonts(screen);
  // The focus lives outside React. A conversation below a sheet cannot take it: the sheet does.
  useEffect(() => {
    if (takesFocus) thread.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useSelectedInView(screen, shownPath, shownVersion);
  useEndInView(thread, conversation.entries.length);

  function select({ target }: MouseEvent) {
    if (mode !== 'select' || !(target instanceof Element)) return;
    const path = target.closest('[data-path]')?.getAttribute('data-path');
    if (path === senderPart) onSelectSender?.();
    else if (path) onSelectPart?.(path);
  }
  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && isConversationInert) acts.close();
    // A button clicks itself.
    else if (key === 'Enter' && mode === 'select' && target.tagName !== 'BUTTON') target.click();
    else if (isConversationInert || !screen.current || !moveFocus(key, screen.current, stops[mode])) return;
    event.preventDefault();
  }

  return {
    screen,
    thread,
    width: system === 'android' ? options.deviceWidth : options.iphoneWidth,
    mode,
    conversation,
    acts: mode === 'try' ? acts : undefined,
    isConversationInert,
    select,
    press,
  };
}

/** The acts of a phone. The object keeps its identity, so that passing it down redraws nothing. */
function useCreateActs(
  thread: RefObject<HTMLElement | null>,
  onAction: ((action: ConversationAction) => void) | undefined,
  /** Whether the first layer was opened by a control that is gone: the focus then returns to the conversation. */
  takesFocus: boolean,
): PhoneActs {
  const latest = useLatest(onAction);
  const opener = useRef<HTMLElement>(undefined);
  return useMemo(() => {
    function noteOpener() {
      const activeElement = focusedElement();
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

/** A ref to the value of the last render, for callbacks that keep their identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
