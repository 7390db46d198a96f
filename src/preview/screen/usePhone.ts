import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useScriptFonts } from '../fonts/useScriptFonts';
import { isCovered, startConversation } from '../model/conversation';
import type { System } from '../model/options';
import { senderPart } from '../message/parts';
import { moveFocus } from './phoneKeys';
import type { PhoneProps } from './PhoneProps';
import { useCreateActs } from './useCreateActs';
import { useEndInView } from './useEndInView';
import { useSelectedInView } from './useSelectedInView';

const stops = { select: '[data-path]', try: 'button' } as const;

/**
 * The behaviour of both phones: the conversation, the acts of the parts in `try`, clicks and keys. Attach
 * `screen` and `thread` to the screen and to the scrolling conversation, `select` and `press` around them.
 */
export function usePhone(system: System, props: PhoneProps) {
  const { template, mode = 'select', onSelectPart, onSelectSender, onAction, selectedPath } = props;
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
    mode,
    conversation,
    acts: mode === 'try' ? acts : undefined,
    isConversationInert,
    select,
    press,
  };
}
