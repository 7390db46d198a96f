import { useLayoutEffect, useState, type RefObject } from 'react';
import { isNarrow } from '../ui/browser/hooks';
import type { ViewOptions } from '../workspace/draftScreen';
import type { PreviewOptions } from '../preview/model/options';
import { androidFrame, iosFrame, androidPhoneOf, iphoneOf } from '../schema/phones/phones';

/** CSS px kept free below a phone that fits the window. */
const margin = 16;
/** Height of header and tools above phones whose place is not measured, CSS px. */
const assumedTop = 154;

/**
 * In a window whose page scrolls, a phone is not drawn smaller than this: its lowest buttons, the chips of Android with
 * 32 dp, must be large enough to tap (24 CSS px).
 */
const leastOnTouch = 0.75;

/**
 * Side by side, two phones are not drawn smaller than this: the texts of smaller ones cannot be read. The windows in which
 * that has no room beside the drawer stand in `checks/clipping/showOnPhone.ts`.
 */
const leastSideBySide = 0.5;

type Room = { width: number; height: number; scrolls: boolean };

type Shown = Pick<ViewOptions, 'scale' | 'phones' | 'deviceWidth' | 'iphoneWidth'>;

/** The zoom of the phones: the chosen one, or the largest with which they fit the room. */
export function scaleFor(view: Shown, { width, height, scrolls }: Room): number {
  const { scale, phones } = view;
  if (scale !== 'fit') return Number(scale) / 100;
  const phonePlace = phonePlaceOf(view);
  const byHeight = Math.min(1, Math.max(scrolls ? leastOnTouch : 0, height / phonePlace.height));
  const forTwo = width / (2 * phonePlace.width + phoneGap);
  // Where there is no room for two side by side, one stands below the other.
  const byWidth = phones === 'both' && forTwo >= leastSideBySide ? forTwo : width / phonePlace.width;
  return Math.max(0.4, Math.floor(Math.min(byHeight, byWidth) * 100) / 100);
}

/**
 * The zoom of the phones; at 1 every box has its documented size. Undefined until the room for them is measured, before
 * the first paint: phones that are drawn before it are laid out twice. `phones` is the element inside of the pane that is
 * zoomed; without it the phones stand at an assumed distance from the top.
 */
export function useScale(
  pane: RefObject<HTMLElement | null>,
  view: Shown,
  phones?: RefObject<HTMLElement | null>,
): number | undefined {
  const [room, setRoom] = useState<Room>();

  // Only the layout knows the room that the window, the header and the toolbar leave.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    function measure() {
      if (!element) return;
      // A pane that is not shown keeps its zoom.
      if (element.clientWidth === 0) {
        setRoom((last) => last ?? { width: 0, height: 0, scrolls: false });
        return;
      }
      // The place of the phones before anything is scrolled.
      const scrolled = (element.parentElement?.scrollTop ?? 0) + window.scrollY;
      const top = phones?.current ? phones.current.getBoundingClientRect().top + scrolled : assumedTop;
      const next = {
        width: element.clientWidth,
        // Phones far down a page are scrolled to.
        height: window.innerHeight - (top > window.innerHeight / 2 ? assumedTop : top) - margin,
        scrolls: isNarrow(),
      };
      setRoom((last) =>
        last && last.width === next.width && last.height === next.height && last.scrolls === next.scrolls
          ? last
          : next,
      );
    }
    // Before the first paint, so that the phones are not drawn in another size first.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [pane, phones]);

  if (!room) return undefined;
  return room.width === 0 ? 1 : scaleFor(view, room);
}

/** Room for either of the usual phones with its frame, CSS px: a little more than the larger one takes. */
export const phonePlace = { width: 436, height: 940 } as const;

/** CSS px between two phones. */
const phoneGap = 16;

type ChosenPhones = Pick<PreviewOptions, 'deviceWidth' | 'iphoneWidth'>;

/** Height of the iPhone with its frame, CSS px. */
export function iosPhoneHeight({ iphoneWidth }: Pick<ChosenPhones, 'iphoneWidth'>): number {
  const { height, hasHomeButton } = iphoneOf(iphoneWidth);
  return height + 2 * (hasHomeButton ? iosFrame.homeButton : iosFrame.beside);
}

/** Room for each of the chosen phones, CSS px: never less than for the usual ones, so that a small phone looks small. */
export function phonePlaceOf(phones: ChosenPhones): { width: number; height: number } {
  const width = Math.max(phones.deviceWidth + 2 * androidFrame, phones.iphoneWidth + 2 * iosFrame.beside);
  const height = Math.max(
    androidPhoneOf(phones.deviceWidth).height + 2 * androidFrame,
    iosPhoneHeight(phones),
  );
  return {
    width: Math.max(phonePlace.width, width + 4),
    height: Math.max(phonePlace.height, height + 5),
  };
}
