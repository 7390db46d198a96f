import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import styles from './StripHandles.module.css';

type Handles = { strip: HTMLElement; left: number; right: number; middle: number };

/** Width of a handle, and the part of it that lies on the drawn screen; the rest is on the frame and beside it. */
const [size, overlap] = [32, 4];

function handlesOf(strip: HTMLElement): Handles {
  const screen = (strip.closest('[data-part="phone"]') ?? strip).getBoundingClientRect();
  const { top, bottom } = strip.getBoundingClientRect();
  const [shownTop, shownBottom] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  const left = Math.max(screen.left + overlap - size, 0);
  const right = Math.min(screen.right - overlap, window.innerWidth - size);
  return { strip, left, right, middle: (shownTop + shownBottom) / 2 };
}

/**
 * For the mouse: drags the strips of cards and buttons of the drawn phones, and shows at their edges that there is
 * more while the pointer is on one. The keyboard has the arrow keys of the phone, a finger swipes.
 */
export function StripHandles({ phones }: { phones: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Handles>();
  const [edges, setEdges] = useState({ left: false, right: false });

  // The pointer and the scroll positions live outside React.
  useEffect(() => {
    const { current } = phones;
    if (!current) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const stopDragging = dragStrips(current);
    function showOn(strip: HTMLElement | undefined) {
      setShown(strip && handlesOf(strip));
      if (strip) setEdges(beyondEdges(strip));
    }
    const show = ({ target, pointerType }: PointerEvent) =>
      showOn(pointerType === 'mouse' ? stripAround(target) : undefined);
    function follow({ target }: Event) {
      if (target instanceof HTMLElement && target.matches('[data-strip]')) setEdges(beyondEdges(target));
      else setShown(undefined);
    }
    // The pointer came before this was loaded.
    showOn(stripAround(current.querySelector('[data-strip]:hover')));
    current.addEventListener('pointerover', show, { signal });
    document.addEventListener('scroll', follow, { signal, capture: true });
    return () => {
      stopped.abort();
      stopDragging();
    };
  }, [phones]);

  if (!shown) return null;
  const { strip, middle } = shown;
  return (
    // The keyboard and screen readers have the strip itself.
    <div aria-hidden="true" onPointerLeave={() => setShown(undefined)}>
      {(['left', 'right'] as const)
        .filter((side) => edges[side])
        .map((side) => (
          <button
            key={side}
            type="button"
            tabIndex={-1}
            className={styles.handle}
            style={{ left: shown[side], top: middle - size / 2 }}
            data-testid={`strip-${side}`}
            onClick={() => scrollOn(strip, side, scrollBehavior())}
          >
            {side === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
          </button>
        ))}
    </div>
  );
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Px that a press may move and still be a click. */
const maxClickMove = 4;

/**
 * Lets a mouse drag the strips of cards and buttons within an element, as a finger does. A press that dragged is no
 * click. Returns the function that stops it.
 */
function dragStrips(phones: HTMLElement): () => void {
  const stopped = new AbortController();
  let hasDragged = false;

  function press(event: PointerEvent) {
    hasDragged = false;
    const strip = stripAround(event.target);
    if (!strip || event.pointerType !== 'mouse' || event.button !== 0) return;
    const [startX, startScroll, zoom] = [event.clientX, strip.scrollLeft, zoomOf(strip)];
    const released = new AbortController();
    const signal = AbortSignal.any([stopped.signal, released.signal]);
    window.addEventListener(
      'pointermove',
      ({ clientX, buttons }) => {
        if (buttons === 0) {
          released.abort();
          return;
        }
        const moved = clientX - startX;
        hasDragged ||= Math.abs(moved) > maxClickMove;
        if (hasDragged) strip.scrollLeft = startScroll - moved / zoom;
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => released.abort(), { signal });
  }
  function ignoreClickOfDrag(event: MouseEvent) {
    if (hasDragged) {
      event.stopPropagation();
      event.preventDefault();
    }
    hasDragged = false;
  }
  phones.addEventListener('pointerdown', press, { signal: stopped.signal });
  phones.addEventListener('click', ignoreClickOfDrag, { signal: stopped.signal, capture: true });
  return () => stopped.abort();
}

/** The strip of cards or buttons around a part of a drawn phone, if it is wider than its place. */
function stripAround(part: EventTarget | null): HTMLElement | undefined {
  const strip = part instanceof Element ? part.closest<HTMLElement>('[data-strip]') : null;
  return strip && strip.scrollWidth > strip.clientWidth + 1 ? strip : undefined;
}

/** Px of the window for a px of the strip: the phone may be zoomed. */
function zoomOf(strip: HTMLElement): number {
  return strip.offsetWidth > 0 ? strip.getBoundingClientRect().width / strip.offsetWidth : 1;
}

/** Whether there is more beyond the left and the right edge. */
function beyondEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Space beside a card or button that the edge has cut, once it is in view. */
const margin = 8;

/** Scrolls until the next card or button beyond an edge is whole. */
function scrollOn(strip: HTMLElement, to: 'left' | 'right', behavior: ScrollBehavior) {
  const zoom = zoomOf(strip);
  const view = strip.getBoundingClientRect();
  const boxes = [...strip.children].map((child) => child.getBoundingClientRect());
  const next =
    to === 'right'
      ? boxes.find(({ right }) => right > view.right + 1)
      : boxes.findLast(({ left }) => left < view.left - 1);
  if (!next) return;
  const by = to === 'right' ? next.left - view.left : next.right - view.right;
  const inset = to === 'right' ? -margin : margin;
  strip.scrollBy({ left: by / zoom + inset, behavior });
}
