import { useEffect, useRef, useState, type ReactNode } from 'react';

type ThumbnailProps = { className: string | undefined; children: ReactNode };

/** Milliseconds that a thumbnail must stay in sight during scrolling, so that those scrolled past are not drawn. */
const drawDelayMs = 150;

function createScrollClock() {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  if (typeof window !== 'undefined') {
    const note = () => {
      scrolledAt = performance.now();
    };
    window.addEventListener('scroll', note, { passive: true });
  }
  return { isScrolling: () => performance.now() - scrolledAt <= drawDelayMs };
}

const pageScroll = createScrollClock();

/** Draws its children once it has come into sight. */
export function Thumbnail({ className, children }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  // Only the browser knows whether the place is in sight.
  useEffect(() => {
    if (!place.current || isDrawn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => setIsDrawn(true), pageScroll.isScrolling() ? drawDelayMs : 0);
      },
      { rootMargin: '120px' },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isDrawn]);

  return (
    <div ref={place} className={className} aria-hidden inert>
      {isDrawn && <div>{children}</div>}
    </div>
  );
}
