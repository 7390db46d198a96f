import { useCallback, useState, type RefObject } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { StoreApi } from 'zustand/vanilla';
import type { Unfolded } from '../../screen/PhoneProps';
import { useLatest } from '../../screen/useLatest';
import { menuPlace } from '../rules/menuPlace';
import { shownPart } from '../../screen/shownPart';
import type { OptionsMenuContent } from './OptionsMenu';
import type { OpenOptions } from './openOptions';

/**
 * The menu of folded actions while it is open. Another version of the template closes it. `openMenu` keeps its
 * identity, so that passing it down redraws nothing.
 */
export function useOptionsMenu(
  screen: RefObject<HTMLElement | null>,
  template: TemplateDraft,
  isTried: boolean,
  asked: StoreApi<Unfolded | undefined>,
) {
  const [opened, setOpened] = useState<
    OptionsMenuContent & { control: HTMLElement; template: TemplateDraft }
  >();
  const latest = useLatest(template);
  // Outside of Try nothing is open, also after the way back to it.
  if (opened && !isTried) setOpened(undefined);
  const menu = isTried && opened?.template === template ? opened : undefined;

  const openMenu = useCallback<OpenOptions>(
    (control, path, actions, unfolded) => {
      if (!screen.current) return;
      const { offsetWidth: width, offsetHeight: height } = screen.current;
      const within = screen.current.getBoundingClientRect();
      const style = menuPlace(
        control.getBoundingClientRect(),
        within,
        { width, height },
        actions.length,
        shownPart(screen.current),
      );
      setOpened({ control, path, actions, style, template: latest.current, selectedPath: unfolded?.path });
      if (unfolded) asked.setState(undefined);
    },
    [latest, asked, screen],
  );

  function closeMenu() {
    menu?.control.focus({ preventScroll: true });
    setOpened(undefined);
  }
  return { menu, openMenu, closeMenu };
}
