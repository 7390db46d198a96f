import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { dragStrips } from './dragStrips';
import styles from './StripHandles.module.css';
import { beyondEdges, scrollOn, stripAround } from './stripScroll';

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
