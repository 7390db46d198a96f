import { useMemo, useState, type RefObject } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { ConversationAction } from '../../model/conversation';
import { menuPlace } from '../rules/menuPlace';
import type { OpenOptions } from '../suggestions/OptionsMenu';
import type { PhoneActs } from './phoneActs';
import { useLatest } from './useLatest';

/**
 * What the parts of the phone can do, always the same object so that passing it on draws nothing again, and
 * the menu of folded actions while it is open. Another version of the template closes the menu.
 */
export function useActs(
  screen: RefObject<HTMLElement | null>,
  thread: RefObject<HTMLElement | null>,
  template: TemplateDraft,
  onAction: ((action: ConversationAction) => void) | undefined,
) {
  const [opened, setOpened] = useState<OpenOptions & { template: TemplateDraft }>();
  const menu = opened?.template === template ? opened : undefined;
  const latest = useLatest({ onAction, menu, template });

  const acts = useMemo<PhoneActs>(
    () => ({
      tap(path, suggestion) {
        // What is tapped goes away with the menu, or with the list of replies: the focus moves on before.
        latest.current.menu?.control.focus({ preventScroll: true });
        const isChip = path.startsWith('component.suggestions.');
        if (suggestion.reply && isChip) thread.current?.focus({ preventScroll: true });
        setOpened(undefined);
        latest.current.onAction?.({ type: 'tap', path, suggestion });
      },
      openPage: (page) => latest.current.onAction?.({ type: 'openPage', page }),
      openOptions(control, path, actions) {
        if (!screen.current) return;
        const { offsetWidth: width, offsetHeight: height } = screen.current;
        const within = screen.current.getBoundingClientRect();
        const style = menuPlace(control.getBoundingClientRect(), within, { width, height }, actions.length);
        setOpened({ control, path, actions, style, template: latest.current.template });
      },
    }),
    [latest, screen, thread],
  );

  function closeMenu() {
    menu?.control.focus({ preventScroll: true });
    setOpened(undefined);
  }
  return { acts, menu, closeMenu };
}
